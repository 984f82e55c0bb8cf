/// Lists folders of a catalog, one after the other, and reads what they hold while they are open.
struct FolderVisitor {
  /// The folders.
  private(set) var folders: [ListedFolder] = []
  /// Reads their color sets, and keeps what is wrong.
  private(set) var reader = ColorSetWorker()

  private let root: String

  init(root: String) { self.root = root }

  /// Lists a folder and reads its own file and its first color sets.
  mutating func visit(_ pending: PendingFolder, number: Int) {
    let path = pending.subpath.isEmpty ? root : FilePath.join(root, pending.subpath)
    var folder = ListedFolder(
      group: Group(
        subpath: pending.subpath, namespace: pending.namespace, providesNamespace: false),
      number: number, depth: pending.depth, path: path, listing: FolderListing())
    if let stream = FolderStream(path) {
      folder.listing = FolderListing(of: stream)
      // Reading in the order of the names keeps near in memory what is later used together.
      folder.listing.sort()
      readGroup(&folder, in: stream.number)
      sortEntries(of: &folder)
      let first = 0..<min(ListedFolder.mostAtOnce, folder.colorSets.count)
      reader.read(first, of: folder, in: stream.number)
    } else {
      reader.report(
        .folder(
          .error, rule: Diagnostic.unreadable, variant: "folder", path,
          "the folder cannot be read: \(SystemError.last)"))
    }
    folders.append(folder)
  }

  private mutating func readGroup(_ folder: inout ListedFolder, in descriptor: Int32) {
    guard let contents = contentsEntry(of: folder) else { return }
    // A folder that only stands for a catalog may be a group of a larger one, whose key is right.
    let isCatalog =
      folder.depth == 0 && folder.path.hasSuffix(CatalogFolder.catalogExtension.description)
    let providesNamespace = reader.readGroup(
      folder.listing.bytes[contents.name] + [0], isCatalog: isCatalog, in: descriptor,
      path: FilePath.join(folder.path, folder.listing.name(contents)))
    folder.group.providesNamespace = providesNamespace && folder.depth > 0
    if folder.group.providesNamespace {
      folder.group.namespace += FilePath.lastComponent(of: folder.group.subpath) + "/"
    }
  }

  /// The file that describes a folder, also when its name is in another case.
  private mutating func contentsEntry(of folder: ListedFolder) -> FolderListing.Entry? {
    let listing = folder.listing
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
    for entry in folder.listing.entries {
      if entry.kind == .folder || entry.kind == .link {
        sort(entry, of: &folder)
      } else if folder.listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
        reader.report(
          .folder(
            .warning, rule: "not-a-folder",
            FilePath.join(folder.path, folder.listing.name(entry)),
            "a color set is a folder with a 'Contents.json', and this is a file; "
              + "put the folder back, or delete the file"))
      }
    }
  }

  /// Takes a folder as a color set, or as one that may be a group.
  private mutating func sort(_ entry: FolderListing.Entry, of folder: inout ListedFolder) {
    if folder.listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
      folder.colorSets.append(entry)
      return
    }
    if folder.listing.isNamed(entry, CatalogFolder.contentsFile) { return }
    if folder.listing.bytes[entry.name.lowerBound] == 0x2E { return }
    if folder.listing.hasSuffix(entry, CatalogFolder.imageSetExtension) {
      folder.group.otherAssets.append(folder.listing.bytes[entry.name])
      return
    }
    let name = folder.listing.name(entry)
    if CatalogFolder.isOtherAsset(name) {
      folder.group.otherAssets.append(folder.listing.bytes[entry.name])
      return
    }
    if name.lowercased().hasSuffix(CatalogFolder.colorSetExtension.description) {
      reader.report(
        .folder(
          .warning, rule: "wrong-case", variant: "folder", FilePath.join(folder.path, name),
          "the folder's ending is not '.colorset' in small letters; rename it"))
      folder.colorSets.append(entry)
      return
    }
    folder.folders.append(entry)
  }
}
