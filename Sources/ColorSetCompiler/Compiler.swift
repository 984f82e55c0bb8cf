/// Compiles the color sets of asset catalogs.
///
/// | # | stage | from → to | where |
/// |---|---|---|---|
/// | 1 | find | paths → sorted list of catalogs | `Catalog/CatalogFinder` |
/// | 2 | parse | bytes → JSON tree with byte ranges; recovers, never traps | `JSON/JSONParser` |
/// | 3 | read | JSON tree → `Catalog` of `Group`, `ColorSet`, `Slot`, each with its place | `Catalog/CatalogReader` |
/// | 4 | resolve | `Catalog` → `Palette`: lookup names, identifiers, values for all traits | `Palette/PaletteBuilder` |
/// | 5 | lint | `Palette` and its catalogs → diagnostics | `Rules/Frame/Linter` |
/// | 6 | filter | configuration, baseline → diagnostics that count | `Rules/Frame/DiagnosticFilter` |
/// | 7 | emit | `Palette` → Swift, a whole package, the JSON of an export, or a page | `Swift/SwiftEmitter`, `Package/PackageSource`, `Reports/JSONExport`, `Preview/PreviewPage` |
/// | 8 | report | diagnostics → text; files written only if changed; exit code | `Reports`, `Files/AtomicFile` |
///
/// `format` goes another way from stage 3: each file → its bytes as Xcode writes them (`Format/XcodeWriter`).
/// `lint --fix` goes on from stage 6: findings → files with other bytes (`Mends/MendPlanner`), which are read and checked again.
/// `show`, `preview` and `diff` look at a palette by `Appearances` and `Comparison/CatalogComparison`.
/// Other tools enter by `swiftSource`, tests by ``CatalogCheck``; build systems learn what was read from `Inputs`.
///
/// Stages 2 and 3 work on one file at a time, so that its bytes need not be kept.
public struct Compiler: Sendable {
  /// The paths to compile: catalogs, folders of color sets, or folders that hold catalogs.
  package var paths: [String]
  /// What a configuration file says.
  package var configuration: Configuration
  /// How many threads may read.
  package var threads: Int
  /// The folder that relative paths start from and that reported paths are relative to.
  package var workingFolder: String

  /// Makes a compiler.
  package init(
    paths: [String], configuration: Configuration = Configuration(),
    threads: Int = Processors.usable, workingFolder: String = WorkingFolder.path
  ) {
    self.paths = paths
    self.configuration = configuration
    self.threads = threads
    self.workingFolder = workingFolder
  }

  /// Stages 1 to 4: everything that the paths hold, and what is wrong with it.
  ///
  /// - Throws: ``FileError`` when a path is not there, cannot be read, or holds no color set.
  package func compile() throws(FileError) -> Compilation {
    let finder = try find()
    let (catalogs, found) = read(finder)
    try checkForColorSets(finder.found, catalogs, found)
    let (palette, problems) = PaletteBuilder.build(
      catalogs, elevated: configuration.elevated, threads: threads)
    var diagnostics = found + problems
    diagnostics.sortByPlace()
    return Compilation(
      palette: palette, diagnostics: diagnostics, searchedFolders: finder.searchedFolders)
  }

  /// Stages 2 to 4 for one color set that is read from a file such as standard input.
  package func compile(from source: String, as path: String) -> Compilation {
    let (catalog, found) = CatalogReader.read(from: source, as: path)
    let (palette, problems) = PaletteBuilder.build([catalog], elevated: configuration.elevated)
    var diagnostics = found + problems
    diagnostics.sortByPlace()
    return Compilation(palette: palette, diagnostics: diagnostics)
  }

  /// Stage 5: what the rules find in a palette, in no order.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - filter: Says which rules were asked for.
  ///   - withNotes: Whether rules look whose findings are only good to know.
  ///   - canReadFiles: Whether the color sets' files lie where their paths say.
  /// - Returns: What was found.
  package func lint(
    _ palette: Palette, filter: DiagnosticFilter? = nil, withNotes: Bool = true,
    canReadFiles: Bool = true
  ) -> [Diagnostic] {
    Linter.lint(
      palette, configuration, filter: filter, withNotes: withNotes, canReadFiles: canReadFiles,
      threads: threads)
  }

  /// Stage 7: a palette as a file of Swift, in consecutive pieces.
  package func emit(_ palette: Palette, _ options: SwiftOptions) -> [[UInt8]] {
    SwiftEmitter.emit(palette, options, threads: threads)
  }

  /// Stage 7: a palette as a file of Swift, in pieces that are made while they are written.
  package func source(_ palette: Palette, _ options: SwiftOptions) -> FilePieces {
    SwiftEmitter.pieces(palette, options, threads: threads)
  }

  /// Stages 1 to 3: the catalogs that the paths hold, also without a color set, and what is wrong with them.
  func read() throws(FileError) -> ([Catalog], [Diagnostic]) { read(try find()) }

  private func read(_ finder: CatalogFinder) -> ([Catalog], [Diagnostic]) {
    var catalogs: [Catalog] = []
    var diagnostics = finder.diagnostics
    for folder in Self.each(of: finder.found) {
      let (catalog, problems) = CatalogReader.read(folder, threads: threads)
      catalogs.append(catalog)
      diagnostics += problems
    }
    return (catalogs, diagnostics)
  }

  private func find() throws(FileError) -> CatalogFinder {
    var finder = CatalogFinder(workingFolder: workingFolder)
    for path in paths { try finder.find(path) }
    return finder
  }

  /// Each folder once, also when several paths lead to it, in an order that does not depend on the working folder.
  private static func each(of found: [FoundCatalogs]) -> [FoundCatalog] {
    var seen: Set<FileIdentity> = []
    return found.flatMap(\.catalogs)
      .sorted { CodePointOrder.precedes($0.location, $1.location) }
      .filter { folder in FileIdentity(path: folder.path).map { seen.insert($0).inserted } ?? true }
  }

  /// A path that holds no color set is probably not the one that was meant; within a folder of catalogs some may.
  private func checkForColorSets(
    _ found: [FoundCatalogs], _ catalogs: [Catalog], _ diagnostics: [Diagnostic]
  ) throws(FileError) {
    if diagnostics.contains(where: { $0.rule == Diagnostic.unreadable }) { return }
    let filled = Set(
      catalogs.lazy.filter { !$0.colorSets.isEmpty }.compactMap { FileIdentity(path: $0.path) })
    for path in found {
      let folders = path.catalogs.compactMap { FileIdentity(path: $0.path) }
      if filled.isDisjoint(with: folders) {
        throw FileError(
          path: path.path, message: "there is no color set here; name a catalog that holds some",
          isAboutNoInput: true)
      }
    }
  }
}
