import Foundation
import PackagePlugin

/// The tool `colorset`, as commands run it.
struct Tool {
  /// The executable.
  var url: URL
  /// The folder of the package, from which the paths of reports are seen.
  var folder: URL

  /// Builds the tool if need be.
  init(_ context: PluginContext) throws {
    url = try context.tool(named: "colorset").url
    folder = context.package.directoryURL
  }

  /// Runs the tool and gives its exit code.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
