/// The folder that the paths in a baseline start from, so that a baseline means the same wherever the linter is run.
package struct BaselineFolder: Sendable {
  private let workingFolder: String
  private let folder: String

  /// Makes the folder of a configuration, or the working folder where there is none.
  package init(_ configuration: Configuration, workingFolder: String) {
    self.workingFolder = workingFolder
    folder =
      configuration.path.map {
        FilePath.folder(of: FilePath.inFull($0, from: workingFolder))
      } ?? workingFolder
  }

  /// A path of a finding as a baseline writes it.
  func path(_ path: String) -> String {
    if folder == workingFolder, !path.hasPrefix("/") { return path }
    return FilePath.relative(FilePath.inFull(path, from: workingFolder), to: folder)
  }
}
