/// Lists the folders of a catalog: its groups, and the names of the color sets in them.
struct CatalogWalker {
  /// The groups; the first is the catalog itself.
  private(set) var groups: [ListedGroup] = []
  /// What is wrong with the folders.
  private(set) var diagnostics: [Diagnostic] = []

  private let root: String
  private var pending: [PendingFolder] = []
  private var followedLinks: Set<FileIdentity> = []
  private var files = FileReader()
  private var tree = JSONTree()

  /// Folders deeper in the catalog than this are an error.
  static let deepestGroup = 200

  /// A folder that is still to be listed.
  private struct PendingFolder {
    var subpath: String
    var namespace: String
    var depth: Int
  }

  init(root: String) { self.root = root }

  /// Lists the catalog's folder and all below it.
  mutating func walk() {
    pending = [PendingFolder(subpath: "", namespace: "", depth: 0)]
    while let folder = pending.popLast() { list(folder) }
  }

  private mutating func list(_ folder: PendingFolder) {
    let path = folder.subpath.isEmpty ? root : FilePath.join(root, folder.subpath)
    guard let descriptor = FileDescriptor(folder: path),
      var listing = FolderListing(of: descriptor)
    else {
      report(.error, Diagnostic.unreadable, path, "the folder cannot be read: \(SystemError.last)")
      return
    }
    // Reading in the order of the names keeps near in memory what is later used together.
    listing.sort()
    var group = Group(
      subpath: folder.subpath, namespace: folder.namespace, providesNamespace: false)
    if let contents = contentsEntry(of: listing, path) {
      var reader = GroupReader(isCatalog: folder.depth == 0)
      let location = FilePath.join(path, listing.name(contents))
      let file = Array(path.utf8) + [0x2F] + listing.bytes[contents.name] + [0]
      diagnostics += reader.read(file, location, &files, &tree)
      group.providesNamespace = reader.providesNamespace
    }
    if group.providesNamespace {
      group.namespace += FilePath.lastComponent(of: folder.subpath) + "/"
    }
    var listed = ListedGroup(group: group, path: path, listing: listing)
    for entry in listing.entries where !listing.isNamed(entry, CatalogFolder.contentsFile) {
      if entry.kind == .folder || entry.kind == .link {
        sort(entry, into: &listed, depth: folder.depth)
      } else if listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
        report(
          .warning, "not-a-folder", FilePath.join(path, listing.name(entry)),
          "a color set is a folder with a 'Contents.json'; this is not a folder")
      }
    }
    groups.append(listed)
  }

  /// The file that describes a folder, also when its name is in another case.
  private mutating func contentsEntry(
    of listing: FolderListing, _ path: String
  ) -> FolderListing.Entry? {
    if let exact = listing.entries.first(where: {
      listing.isNamed($0, CatalogFolder.contentsFile)
    }) {
      return exact
    }
    guard let other = listing.contentsInAnotherCase else { return nil }
    diagnostics.append(.miscasedFile(listing.name(other), in: path, color: nil))
    return other
  }

  /// Takes a folder as a color set, or as a group to list later.
  private mutating func sort(
    _ entry: FolderListing.Entry, into listed: inout ListedGroup, depth: Int
  ) {
    if listed.listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      listed.colorSets.append(entry)
      return
    }
    let name = listed.listing.name(entry)
    if name.hasPrefix(".") || CatalogFolder.isOtherAsset(name) { return }
    let path = FilePath.join(listed.path, name)
    if name.lowercased().hasSuffix(CatalogFolder.colorSetExtension.description) {
      report(
        .warning, "wrong-case", path,
        "the folder's ending is not '.colorset' in small letters; rename it")
      listed.colorSets.append(entry)
      return
    }
    if entry.kind == .link, !follow(path, from: listed.path) { return }
    if listed.listing.hasSuffix(entry, CatalogFolder.catalogExtension) {
      report(
        .warning, "nested-catalog", path,
        "a catalog inside a catalog counts as a group; move it out")
    }
    guard depth < Self.deepestGroup else {
      report(
        .error, Diagnostic.unreadable, path, "groups are nested more than \(Self.deepestGroup) deep"
      )
      return
    }
    let subpath = listed.group.subpath
    pending.append(
      PendingFolder(
        subpath: subpath.isEmpty ? name : FilePath.join(subpath, name),
        namespace: listed.group.namespace, depth: depth + 1))
  }

  /// Whether a link leads to a folder that is not yet part of the catalog; each is followed once.
  private mutating func follow(_ path: String, from folder: String) -> Bool {
    guard let target = FileIdentity(path: path) else {
      report(.warning, "broken-link", path, "the link leads nowhere: \(SystemError.last)")
      return false
    }
    guard target.isFolder else { return false }
    if Self.contains(target, folder, root: root)
      || RealPath.of(folder).map({ Self.contains(target, $0, root: "/") }) ?? false
    {
      report(.warning, "broken-link", path, "the link leads to a folder that it lies in")
      return false
    }
    guard followedLinks.insert(target).inserted else {
      report(.warning, "broken-link", path, "another link leads to the same folder")
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

  private mutating func report(
    _ severity: Diagnostic.Severity, _ rule: String, _ path: String, _ message: String
  ) {
    diagnostics.append(
      Diagnostic(
        severity: severity, rule: rule, message: message,
        location: Diagnostic.Location(path: path)))
  }
}
