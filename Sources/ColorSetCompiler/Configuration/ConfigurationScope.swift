/// What a configuration is about: the catalogs in its folder, at any depth.
package enum ConfigurationScope {
  /// Whether paths lead to every catalog that a configuration is about, so that a name in it that no color has is a mistake.
  ///
  /// - Parameters:
  ///   - configuration: The configuration; one that comes from no file is about nothing.
  ///   - paths: The paths that are checked; none for the working folder.
  ///   - workingFolder: The folder that relative paths start from.
  ///   - looksAround: Whether to look for catalogs beside those of the paths, when the paths alone do not tell.
  /// - Returns: Whether they do.
  package static func isCovered(
    _ configuration: Configuration, by paths: [String], workingFolder: String,
    looksAround: Bool = true
  ) -> Bool {
    let paths = paths.isEmpty ? ["."] : paths
    guard let file = configuration.path else { return paths.contains(".") }
    let place = FilePath.inFull(file, from: workingFolder)
    let isBelow = paths.contains { path in
      let folder = FilePath.inFull(path, from: workingFolder)
      return place.hasPrefix(folder == "/" ? folder : folder + "/")
    }
    if isBelow { return true }
    // Without a name in it, the configuration is not worth a search.
    guard looksAround, !configuration.patterns.isEmpty else { return false }
    let all = catalogs(in: [FilePath.folder(of: file)], workingFolder)
    return !all.isEmpty && all.isSubset(of: catalogs(in: paths, workingFolder))
  }

  private static func catalogs(in paths: [String], _ workingFolder: String) -> Set<FileIdentity> {
    var finder = CatalogFinder(workingFolder: workingFolder)
    // A path without a catalog adds none; the run itself reports it.
    for path in paths { try? finder.find(path) }
    return Set(finder.found.flatMap(\.catalogs).compactMap { FileIdentity(path: $0.path) })
  }
}
