/// The files of a palette's catalogs that a list names.
struct SelectedFiles {
  /// Whether a path of the list lies in a catalog of the palette, whatever it is.
  private(set) var meetsCatalog = false
  private var catalogs: [Places]

  /// What is listed of a catalog.
  private struct Places {
    /// The folders of the catalog's path from the root on.
    let location: [Substring]
    /// The place of the folder in the path from which the paths of its files count, nil where that is no catalog.
    let anchor: Int?
    /// The listed files, from that folder on.
    var files: Set<String> = []
    /// The listed groups, from that folder on, each with its final `/`.
    var groups: Set<String> = []

    init(_ catalog: Catalog) {
      location = catalog.location.split(separator: "/")
      anchor = location.lastIndex { SelectedFiles.isCatalog($0) }
    }
  }

  /// Finds the catalogs of the paths.
  init(_ selection: FileSelection, in palette: Palette) {
    catalogs = palette.catalogs.map(Places.init)
    for path in selection.paths {
      if select(path.parts) {
        meetsCatalog = true
      } else if !path.parts.contains(where: Self.isCatalog) {
        // Such paths begin at the working folder, if that lies in a catalog; whether they do cannot be seen from them.
        _ = select(path.partsFromWorkingFolder)
        selectOutsideCatalogs(path.parts)
      }
    }
  }

  /// Whether a color's file is listed, or that of a group around it.
  func contains(_ color: PaletteColor, of palette: Palette) -> Bool {
    let catalog = palette.catalogs[color.catalog]
    let colorSet = catalog.colorSets[color.colorSet]
    let places = catalogs[color.catalog]
    let group = catalog.groups[Int(colorSet.group)].subpath.split(separator: "/")
    let folders = (places.anchor.map { places.location[($0 + 1)...] } ?? []) + group
    let file = folders + [colorSet.folderName[...], colorSet.fileName[...]]
    if places.files.contains(file.joined(separator: "/")) { return true }
    guard !places.groups.isEmpty else { return false }
    return (0...folders.count).contains { places.groups.contains(Self.group(folders.prefix($0))) }
  }

  /// Notes a path for the catalogs of the name that it has; of several those that lie in most of the folders it names.
  ///
  /// - Returns: Whether there is one.
  private mutating func select(_ parts: [Substring]) -> Bool {
    var best: [(catalog: Int, place: Int)] = []
    var most = 0
    for (index, catalog) in catalogs.enumerated() {
      guard let anchor = catalog.anchor,
        let place = parts.lastIndex(of: catalog.location[anchor]), place < parts.count - 1
      else { continue }
      let folders = zip(parts[..<place].reversed(), catalog.location[..<anchor].reversed())
      let common = folders.prefix { $0 == $1 }.count
      if common > most { best = [] }
      if common >= most { best.append((index, place)) }
      most = max(most, common)
    }
    for (catalog, place) in best { note(parts[(place + 1)...], catalog) }
    return !best.isEmpty
  }

  /// Notes a path for folders of color sets that are no catalogs, by every end of it.
  private mutating func selectOutsideCatalogs(_ parts: [Substring]) {
    for (index, catalog) in catalogs.enumerated() where catalog.anchor == nil {
      for start in parts.indices { note(parts[start...], index) }
      let isRoot = catalog.location.last.map { $0 == parts.dropLast().last } ?? false
      if isRoot { note(parts.suffix(1), index, isRoot: true) }
    }
  }

  private mutating func note(
    _ inner: ArraySlice<Substring>, _ catalog: Int, isRoot: Bool = false
  ) {
    catalogs[catalog].files.insert(inner.joined(separator: "/"))
    let folders = inner.dropLast()
    guard inner.last?.lowercased() == "contents.json",
      folders.last?.hasSuffix(CatalogFolder.colorSetExtension.description) != true,
      !folders.isEmpty || isRoot || catalogs[catalog].anchor != nil
    else { return }
    catalogs[catalog].groups.insert(Self.group(folders))
  }

  /// A group by its folders.
  private static func group(_ folders: some Sequence<Substring>) -> String {
    folders.map { $0 + "/" }.joined()
  }

  private static func isCatalog(_ name: Substring) -> Bool {
    name.hasSuffix(CatalogFolder.catalogExtension.description)
  }
}
