/// A color set read again from a text that is not on disk, and what is found in it.
struct ColorSetRereading {
  /// The color set.
  let colorSet: ColorSet
  private let catalog: Catalog
  private let problems: [CatalogProblem]

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tree: Its values.
  ///   - old: The color set as it was read before.
  ///   - catalog: The catalog that it lies in.
  init(_ text: [UInt8], _ tree: JSONTree, of old: ColorSet, in catalog: Catalog) {
    var reader = ColorSetReader()
    unsafe reader.read(tree, text.span.bytes)
    problems = reader.problems.all
    var colorSet = old
    colorSet.slots = SlotList(reader.slots)
    var details = old.details?.value ?? ColorSetDetails()
    details.folderName = old.folderName
    details.fileName = old.fileName
    details.unknownMembers = reader.unknownMembers
    details.localizable = reader.localizable
    details.isDamaged = problems.contains { $0.severity == .error }
    colorSet.details = .box(details)
    self.colorSet = colorSet
    self.catalog = catalog
  }

  /// What reading it and the rules find, of what one color set alone can show.
  func findings(_ configuration: Configuration, _ filter: DiagnosticFilter) -> [Diagnostic] {
    let path = catalog.path(of: colorSet)
    var (alone, only) = (catalog, colorSet)
    // The other assets of a large catalog would be looked at for each file anew.
    var group = catalog.groups[Int(only.group)]
    group.otherAssets = FolderNames()
    only.group = 0
    alone.groups = [group]
    alone.colorSets = [only]
    let palette = Palette(catalogs: [alone], colors: [], scopes: [])
    return problems.map { $0.diagnostic(path: path, color: colorSet.name) }
      + Linter.lint(palette, configuration, filter: filter, canReadFiles: false, threads: 1)
  }
}
