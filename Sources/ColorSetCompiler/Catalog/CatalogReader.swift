/// Stages 2 and 3: the folder of a catalog → its model, and what is wrong with it.
package enum CatalogReader {
  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - folder: Its folder.
  ///   - threads: How many threads may read; the result is the same for any number.
  /// - Returns: The catalog, and what is wrong with it.
  package static func read(_ folder: FoundCatalog, threads: Int) -> (Catalog, [Diagnostic]) {
    var walker = CatalogWalker(root: folder.path, threads: threads)
    walker.walk()
    var catalog = Catalog(
      path: folder.path, folderName: folder.folderName, location: folder.location,
      groups: walker.groups, colorSets: [])
    catalog.add(walker.colorSets)
    return (catalog, walker.diagnostics)
  }

  /// Reads one color set from a file such as standard input.
  ///
  /// - Parameters:
  ///   - source: The path to read from.
  ///   - path: The path that the file is said to have, `Colors.xcassets/Accent.colorset/Contents.json`.
  /// - Returns: A catalog with only this color set, and what is wrong with it.
  package static func read(from source: String, as path: String) -> (Catalog, [Diagnostic]) {
    let colorSetFolder = FilePath.folder(of: path)
    let folder = ListedFolder(
      group: Group(subpath: "", namespace: "", providesNamespace: false), number: 0, depth: 0,
      path: FilePath.folder(of: colorSetFolder), listing: FolderListing())
    var worker = ColorSetWorker()
    worker.read(
      from: source, as: folder, folderName: FilePath.lastComponent(of: colorSetFolder),
      fileName: FilePath.lastComponent(of: path))
    var catalog = Catalog(
      path: folder.path, folderName: FilePath.lastComponent(of: folder.path),
      location: folder.path, groups: [folder.group], colorSets: [])
    catalog.add(worker.result.colorSets)
    return (catalog, worker.result.diagnostics)
  }
}
