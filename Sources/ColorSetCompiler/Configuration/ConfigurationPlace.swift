/// Where a new configuration belongs.
package enum ConfigurationPlace {
  /// The path of the configuration for a catalog or a folder of catalogs, as the working folder sees it: in the folder, or
  /// beside the catalog that the path leads to or into.
  package static func path(for path: String, workingFolder: String) -> String {
    let absolute = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    let folder = RealPath.of(absolute) ?? FilePath.normalized(absolute)
    let parts = folder.split(separator: "/", omittingEmptySubsequences: true)
    let outside = parts.prefix {
      !$0.hasSuffix(".xcassets") && !$0.hasSuffix(".colorset")
    }
    return FilePath.display(
      "/" + (outside + [Configuration.fileName[...]]).joined(separator: "/"), from: workingFolder)
  }

  /// The way from a new configuration to one that holds already.
  package static func path(
    to base: String, from file: String, workingFolder: String
  ) -> String {
    func absolute(_ path: String) -> String {
      let path = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
      return RealPath.of(path) ?? FilePath.collapsed(FilePath.normalized(path))
    }
    let folder = absolute(FilePath.folder(of: absolute(file)))
    return FilePath.relative(absolute(base), to: folder)
  }
}
