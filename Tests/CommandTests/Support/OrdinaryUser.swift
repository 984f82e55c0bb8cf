import Foundation

/// A user whom permissions stop: who runs the tests, or if that is the superuser, nobody.
enum OrdinaryUser {
  /// Whether the tool can be run as such a user.
  static let canRunTool: Bool = {
    guard Superuser.isRunning else { return true }
    let folder = TestFolder(url: FileManager.default.temporaryDirectory)
    return (try? run(["--version"], in: folder))?.exitCode == 0
  }()

  /// Runs the tool as such a user.
  static func run(_ arguments: [String], in folder: TestFolder) throws -> Outcome {
    guard Superuser.isRunning else { return try folder.run(arguments) }
    let change = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", Tool.url.path]
    return try Tool.run(
      change + arguments, in: folder.url, executable: URL(fileURLWithPath: "/usr/bin/env"))
  }
}
