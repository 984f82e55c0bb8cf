/// Looks for the configuration file that belongs to a path.
package enum ConfigurationFinder {
  /// The nearest `.colorset.json` in the folder of a path or one around it, up to the root of the repository.
  package static func nearest(to path: String, workingFolder: String) -> String? {
    let absolute = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    var folder = real(FilePath.normalized(absolute))
    while true {
      let candidate = FilePath.join(folder, Configuration.fileName)
      // A link that leads nowhere is an accident, which reading the file then reports.
      if FileIdentity(path: candidate)?.isRegularFile ?? RealPath.isLink(candidate) {
        return FilePath.display(candidate, from: workingFolder)
      }
      if folder == "/" || FileIdentity(path: FilePath.join(folder, ".git")) != nil { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  /// A path with the links of all that is there of it followed; the rest, such as a file that is yet to be written, stays.
  private static func real(_ path: String) -> String {
    if let real = RealPath.of(path) { return real }
    let folder = FilePath.folder(of: path)
    return folder == path ? path : FilePath.join(real(folder), FilePath.lastComponent(of: path))
  }
}
