/// Walks over the folders of a catalog, level by level, and has them listed and read, those of one level on several threads.
struct CatalogWalker {
  /// The groups; the first is the catalog itself.
  private(set) var groups: [Group] = []
  /// What is wrong with the folders and their files.
  private(set) var diagnostics: [Diagnostic] = []

  private let root: String
  private let threads: Int
  /// One for each thread that was needed so far; they keep the color sets that they read.
  private var visitors: [FolderVisitor]
  private var followedLinks: Set<FileIdentity> = []

  /// Folders deeper in the catalog than this are an error.
  static let deepestGroup = 200

  /// Fewer folders than these are not worth a second thread.
  private static let fewestFolders = 8

  init(root: String, threads: Int) {
    self.root = root
    self.threads = threads
    visitors = [FolderVisitor(root: root)]
  }

  /// Reads the catalog's folder and all below it.
  mutating func walk() {
    var level = [PendingFolder(subpath: "", namespace: "", depth: 0)]
    while !level.isEmpty {
      let folders = visit(level)
      level = []
      for folder in folders {
        for entry in folder.folders.entries {
          if let group = group(entry, in: folder) { level.append(group) }
        }
      }
      readRest(of: folders)
    }
    for visitor in visitors { diagnostics += visitor.reader.diagnostics }
    reportDottedGroups()
  }

  /// Gives the color sets away, in the lists that the threads have read; there are none afterwards.
  mutating func takeColorSets() -> [[ColorSet]] {
    visitors.indices.map { visitors[$0].reader.takeColorSets() }
  }

  /// Warns of groups with a period in their name, of those only that color sets lie in.
  ///
  /// A folder with a period may be an asset of a kind that this version does not know, which holds none.
  private mutating func reportDottedGroups() {
    let dotted = groups.map { $0.subpath.utf8.contains(0x2E) }
    guard dotted.contains(true) else { return }
    var filled: Set<Int> = []
    for visitor in visitors {
      for colorSet in visitor.reader.colorSets where dotted[Int(colorSet.group)] {
        filled.insert(Int(colorSet.group))
      }
    }
    var reported: Set<String> = []
    for number in filled {
      var subpath = groups[number].subpath
      while subpath != "." {
        let name = FilePath.lastComponent(of: subpath)
        if name.utf8.contains(0x2E), !name.hasSuffix(CatalogFolder.catalogExtension.description),
          reported.insert(subpath).inserted
        {
          diagnostics.append(.dottedGroup(FilePath.join(root, subpath)))
        }
        subpath = FilePath.folder(of: subpath)
      }
    }
  }

  /// Lists some folders and reads what they hold, as far as one thread should.
  private mutating func visit(_ pending: [PendingFolder]) -> [ListedFolder] {
    let first = groups.count
    let threads = pending.count < Self.fewestFolders ? 1 : threads
    addVisitors(for: pending.count, threads: threads)
    Parallel.share(count: pending.count, threads: threads, among: &visitors) { visitor, numbers in
      for number in numbers { visitor.visit(pending[number], number: first + number) }
    }
    let folders = visitors.indices.flatMap { visitors[$0].takeVisited() }
      .sorted { $0.number < $1.number }
    groups += folders.map(\.group)
    return folders
  }

  /// Reads the color sets of large folders.
  private mutating func readRest(of folders: [ListedFolder]) {
    let parts = folders.indices.flatMap { folder in
      folders[folder].unreadParts.map { (folder: folder, colorSets: $0) }
    }
    if parts.isEmpty { return }
    addVisitors(for: parts.count, threads: threads)
    Parallel.share(count: parts.count, threads: threads, among: &visitors) { visitor, numbers in
      for number in numbers {
        visitor.reader.readUnread(parts[number].colorSets, of: folders[parts[number].folder])
      }
    }
  }

  /// Makes visitors until there are enough for pieces of work.
  private mutating func addVisitors(for pieces: Int, threads: Int) {
    while visitors.count < min(pieces, threads) { visitors.append(FolderVisitor(root: root)) }
  }

  /// The group that an entry of a folder is, unless it must not be entered.
  private mutating func group(
    _ entry: FolderListing.Entry, in folder: ListedFolder
  ) -> PendingFolder? {
    let name = folder.folders.name(entry)
    let path = FilePath.join(folder.path, name)
    guard name.utf8.elementsEqual(folder.folders.bytes[entry.name]) else {
      diagnostics.append(
        .folder(
          .error, rule: Diagnostic.unreadable, variant: "name", path,
          "the name of the folder is not stored as UTF-8, so its colors have no names; rename it"))
      return nil
    }
    if entry.kind == .link, !follow(path, from: folder.path) { return nil }
    if folder.folders.hasSuffix(entry, CatalogFolder.catalogExtension) {
      diagnostics.append(
        .folder(
          .warning, rule: "nested-catalog", path,
          "a catalog inside a catalog counts as a group; move it out"))
    }
    guard folder.depth < Self.deepestGroup else {
      diagnostics.append(
        .folder(
          .error, rule: Diagnostic.unreadable, variant: "depth", path,
          "groups are nested more than \(Self.deepestGroup) deep; move this one up"))
      return nil
    }
    let subpath = folder.group.subpath
    return PendingFolder(
      subpath: subpath.isEmpty ? name : FilePath.join(subpath, name),
      namespace: folder.group.namespace, depth: folder.depth + 1)
  }

  /// Whether a link leads to a folder that is not yet part of the catalog; each is followed once.
  private mutating func follow(_ path: String, from folder: String) -> Bool {
    guard let target = FileIdentity(path: path) else {
      diagnostics.append(.lostLink(path, SystemError.last))
      return false
    }
    guard target.isFolder else { return false }
    if Self.contains(target, folder, root: root)
      || RealPath.of(folder).map({ Self.contains(target, $0, root: "/") }) ?? false
    {
      diagnostics.append(
        .folder(
          .warning, rule: "broken-link", variant: "circle", path,
          "the link leads to a folder that it lies in; delete the link"))
      return false
    }
    guard followedLinks.insert(target).inserted else {
      diagnostics.append(
        .folder(
          .warning, rule: "broken-link", variant: "twice", path,
          "another link leads to the same folder; delete this one"))
      return false
    }
    return true
  }

  /// Whether a folder is another one or lies in it, looking up to a root.
  private static func contains(_ target: FileIdentity, _ folder: String, root: String) -> Bool {
    var ancestor = folder
    while true {
      if FileIdentity(path: ancestor) == target { return true }
      if ancestor.utf8.count <= root.utf8.count { return false }
      ancestor = FilePath.folder(of: ancestor)
    }
  }
}
