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
}
