/// Stages 2 and 3: the folder of a catalog → its model, and what is wrong with it.
package enum CatalogReader {
  /// Reads a catalog.
  ///
  /// - Parameters:
  ///   - folder: Its folder.
  ///   - threads: How many threads may read; the result is the same for any number.
  /// - Returns: The catalog, and what is wrong with it.
  package static func read(_ folder: FoundCatalog, threads: Int) -> (Catalog, [Diagnostic]) {
    var walker = CatalogWalker(root: folder.path)
    walker.walk()
    let groups = walker.groups
    let chunks = ColorSetChunk.chunks(of: groups)
    let results = Parallel.map(count: chunks.count, threads: threads) { workerChunks in
      var worker = ColorSetWorker(groups: groups)
      for chunk in workerChunks { worker.read(chunks[chunk]) }
      return worker.result
    }
    var catalog = Catalog(
      path: folder.path, folderName: folder.folderName, location: folder.location,
      groups: groups.map(\.group), colorSets: [])
    var diagnostics = walker.diagnostics
    if results.count == 1 {
      catalog.colorSets = results[0].colorSets
      diagnostics += results[0].diagnostics
    } else {
      catalog.colorSets.reserveCapacity(results.reduce(0) { $0 + $1.colorSets.count })
      for result in results {
        catalog.colorSets += result.colorSets
        diagnostics += result.diagnostics
      }
    }
    catalog.sortColorSets()
    return (catalog, diagnostics)
  }
}
