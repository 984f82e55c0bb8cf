/// Lists folders of a catalog, one after the other, and reads what they hold while they are open.
struct FolderVisitor {
  /// The folders that were listed since they were last asked for.
  private var visited: [ListedFolder] = []
  /// Reads their color sets, and keeps what is wrong.
  var reader = ColorSetWorker()

  private let root: String
  // The folder that is being visited, in memory that serves for one after the other.
  private var listing = FolderListing()
  private var colorSets: [FolderListing.Entry] = []
  private var folders: [FolderListing.Entry] = []

  init(root: String) { self.root = root }

  /// Lists a folder and reads its own file and its first color sets.
  mutating func visit(_ pending: PendingFolder, number: Int) {
    let path = pending.subpath.isEmpty ? root : FilePath.join(root, pending.subpath)
    var folder = ListedFolder(
      group: Group(
        subpath: pending.subpath, namespace: pending.namespace, providesNamespace: false),
      number: number, depth: pending.depth, path: path)
    if let stream = FolderStream(path) {
      listing.read(stream)
      // Reading in the order of the names keeps near in memory what is later used together.
      listing.sort()
      readGroup(&folder, in: stream.number)
      sortEntries(of: &folder)
      reader.read(
        colorSets.prefix(ListedFolder.mostAtOnce), of: listing, folder, in: stream.number)
      folder.unread = listing.only(colorSets.dropFirst(ListedFolder.mostAtOnce))
      folder.folders = listing.only(folders)
    } else {
      reader.report(
        .folder(
          .error, rule: Diagnostic.unreadable, variant: "folder", path,
          "the folder cannot be read: \(SystemError.last)"))
    }
    visited.append(folder)
  }

  /// Gives away the folders that were visited since this was last asked.
  mutating func takeVisited() -> [ListedFolder] {
    var taken: [ListedFolder] = []
    swap(&taken, &visited)
    return taken
  }

  private mutating func readGroup(_ folder: inout ListedFolder, in descriptor: Int32) {
    guard let contents = contentsEntry(of: folder) else { return }
    // A folder that only stands for a catalog may be a group of a larger one, whose key is right.
    let isCatalog =
      folder.depth == 0 && folder.path.hasSuffix(CatalogFolder.catalogExtension.description)
    let providesNamespace = reader.readGroup(
      listing.bytes[contents.name] + [0], isCatalog: isCatalog, in: descriptor,
      path: FilePath.join(folder.path, listing.name(contents)))
    folder.group.providesNamespace = providesNamespace && folder.depth > 0
    if folder.group.providesNamespace {
      folder.group.namespace += FilePath.lastComponent(of: folder.group.subpath) + "/"
    }
  }

  /// The file that describes a folder, also when its name is in another case.
  private mutating func contentsEntry(of folder: ListedFolder) -> FolderListing.Entry? {
    if let exact = listing.entries.first(where: {
      listing.isNamed($0, CatalogFolder.contentsFile)
    }) {
      return exact
    }
    guard let other = listing.contentsInAnotherCase else { return nil }
    reader.report(.miscasedFile(listing.name(other), in: folder.path, color: nil))
    return other
  }

  private mutating func sortEntries(of folder: inout ListedFolder) {
    colorSets.removeAll(keepingCapacity: true)
    folders.removeAll(keepingCapacity: true)
    for entry in listing.entries {
      if entry.kind == .folder || entry.kind == .link {
        sort(entry, of: &folder)
      } else if listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
        reader.report(
          .folder(
            .warning, rule: "not-a-folder",
            FilePath.join(folder.path, listing.name(entry)),
            "a color set is a folder with a 'Contents.json', and this is a file; "
              + "put the folder back, or delete the file"))
      }
    }
  }

  /// Takes a folder as a color set, or as one that may be a group.
  private mutating func sort(_ entry: FolderListing.Entry, of folder: inout ListedFolder) {
    if listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      colorSets.append(entry)
      return
    }
    if listing.isNamed(entry, CatalogFolder.contentsFile) { return }
    if listing.bytes[entry.name.lowerBound] == 0x2E { return }
    if listing.hasSuffix(entry, CatalogFolder.imageSetExtension) {
      folder.group.otherAssets.append(listing.bytes[entry.name])
      return
    }
    let name = listing.name(entry)
    if CatalogFolder.isOtherAsset(name) {
      folder.group.otherAssets.append(listing.bytes[entry.name])
      return
    }
    if name.lowercased().hasSuffix(CatalogFolder.colorSetExtension.description) {
      reader.report(
        .folder(
          .warning, rule: "wrong-case", variant: "folder", FilePath.join(folder.path, name),
          "the folder's ending is not '.colorset' in small letters; rename it"))
      colorSets.append(entry)
      return
    }
    folders.append(entry)
  }
}
