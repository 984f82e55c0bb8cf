import DynamicColors

/// Stage 1: paths from the command line → the folders of catalogs.
package struct CatalogFinder {
  /// What was found, one for each path.
  package private(set) var found: [FoundCatalogs] = []
  /// What is worth saying about the folders.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The folders that were searched.
  package private(set) var searchedFolders: [String] = []

  private let workingFolder: String
  // What was found in the folder that is being searched.
  private var catalogs: [String] = []
  private var looseColorSets: [String] = []
  /// The first link in place of a catalog that leads nowhere.
  private var firstLostLink: String?
  /// The first folder that is too deep for the search to go on below it.
  private var deepestFolder: String?

  /// Folders below one that is named are searched this deep.
  private static let deepestSearch = 64

  /// Makes a finder.
  package init(workingFolder: String) { self.workingFolder = workingFolder }

  /// Finds the catalogs of a path: a catalog, a folder of color sets, or a folder that holds catalogs.
  ///
  /// - Throws: ``FileError`` when the path is not there, cannot be read, or holds no color set and no catalog.
  package mutating func find(_ path: String) throws(FileError) {
    let path = FilePath.display(path, from: workingFolder)
    if let way = FileStatus.wrongWay(ofLink: path) {
      throw FileError(
        path: path, message: "this is a link that \(way); give the path of a catalog")
    }
    guard let identity = FileIdentity(path: path) else {
      let (reason, isMissing) = (SystemError.last, SystemError.isMissing)
      let nearest = isMissing ? Self.nearest(to: path) : nil
      throw FileError(
        path: path,
        message: reason + (nearest.map { "; did you mean '\($0.forMessage(limit: 4096))'?" } ?? ""))
    }
    guard identity.isFolder else {
      let isContents = FilePath.lastComponent(of: path).lowercased() == "contents.json"
      throw FileError(
        path: path,
        message: isContents
          ? "this is one file of a catalog; give the path of the catalog, which ends in .xcassets"
          : "this is not a folder; give the path of an asset catalog, which ends in .xcassets")
    }
    if path.hasSuffix(CatalogFolder.colorSetExtension.description) {
      throw FileError(
        path: path,
        message: "this is one color set; give the path of the catalog or the folder that holds it")
    }
    let folder = FoundCatalog(path: path, workingFolder: workingFolder)
    if folder.folderName.hasSuffix(CatalogFolder.catalogExtension.description) {
      found.append(FoundCatalogs(path: path, catalogs: [folder]))
      return
    }
    try search(path, in: folder.catalogAround)
    found.append(
      FoundCatalogs(
        path: path,
        catalogs: catalogs.map { FoundCatalog(path: $0, workingFolder: workingFolder) }))
  }

  /// The path of something that lies beside a path that is not there and has nearly its name.
  private static func nearest(to path: String) -> String? {
    let outer = FilePath.folder(of: path)
    guard let folder = FileDescriptor(folder: outer), let listing = FolderListing(of: folder)
    else { return nil }
    let names = listing.entries.map { listing.name($0) }.sorted(by: CodePointOrder.precedes)
    // A long ending in common would make any two names alike.
    let stem = { (name: String) in String(name.prefix { $0 != "." }) }
    let nearest = NearestNames.of(
      stem(FilePath.lastComponent(of: path)), among: names.lazy.map(stem).filter { !$0.isEmpty }
    ).first
    return names.first { stem($0) == nearest }.map { FilePath.join(outer, $0) }
  }

  /// Searches a folder, which may be a group of a catalog.
  private mutating func search(_ path: String, in catalog: String?) throws(FileError) {
    catalogs = []
    looseColorSets = []
    firstLostLink = nil
    deepestFolder = nil
    try list(path, depth: 0)
    // What lies in a group of a catalog does not lie outside one, and catalogs in it are groups as well.
    let isGroup = catalog != nil && !looseColorSets.isEmpty
    if catalogs.isEmpty || isGroup {
      guard !looseColorSets.isEmpty else {
        let depth =
          deepestFolder == nil
          ? "" : " down to \(Self.deepestSearch) folders deep, and no deeper one is searched"
        throw FileError(
          path: path,
          message: "there is no color set in this folder\(depth); \(lostLink)"
            + "give the path of one with asset catalogs",
          isAboutNoInput: true)
      }
      diagnostics.append(.folderAsCatalog(path, in: catalog))
      catalogs = [path]
      return
    }
    if let deepestFolder {
      diagnostics.append(
        .folder(
          .warning, rule: "outside-catalog", variant: "depth", deepestFolder,
          "folders nested more than \(Self.deepestSearch) deep are not searched; "
            + "give the paths of the catalogs in them"))
    }
    for colorSet in looseColorSets.sorted(by: CodePointOrder.precedes) {
      diagnostics.append(
        .folder(
          .warning, rule: "outside-catalog", variant: "color-set", colorSet,
          "the color set lies outside every catalog and is not compiled; "
            + "move it into a folder that ends in .xcassets"))
    }
  }

  /// The first link in place of a catalog that leads nowhere, for a message.
  private var lostLink: String {
    guard let path = firstLostLink?.forMessage(limit: 4096) else { return "" }
    return "'\(path)' is a link that leads nowhere; "
  }

  private mutating func list(_ path: String, depth: Int) throws(FileError) {
    guard let folder = FileDescriptor(folder: path), let listing = FolderListing(of: folder) else {
      throw FileError(path: path, message: "the folder cannot be read: \(SystemError.last)")
    }
    searchedFolders.append(path)
    for entry in listing.entries where entry.kind == .folder || entry.kind == .link {
      let name = listing.name(entry)
      let below = FilePath.join(path, name)
      if listing.hasSuffix(entry, CatalogFolder.catalogExtension) {
        // Only where a link leads must be asked of the system.
        let target = entry.kind == .folder ? nil : FileIdentity(path: below)
        if entry.kind == .folder || target?.isFolder == true {
          catalogs.append(below)
        } else if target == nil {
          diagnostics.append(.lostLink(below, SystemError.last))
          firstLostLink = firstLostLink ?? below
        }
      } else if listing.hasSuffix(entry, CatalogFolder.colorSetExtension) {
        looseColorSets.append(below)
      } else if entry.kind == .folder, !CatalogFolder.isPassedOver(name),
        !CatalogFolder.isOtherAsset(name)
      {
        if depth < Self.deepestSearch {
          try list(below, depth: depth + 1)
        } else if deepestFolder == nil {
          deepestFolder = path
        }
      }
    }
  }
}
