import Foundation

/// The built executable `colorset`, which lies beside the tests.
enum Tool {
  /// Its file.
  static let url = products.appendingPathComponent("colorset")

  private static var products: URL {
    #if canImport(Darwin)
      Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
    #else
      (Bundle.main.executableURL ?? Bundle.main.bundleURL).deletingLastPathComponent()
    #endif
  }

  /// A class of the bundle of tests, to find the bundle by.
  private final class Marker {}

  /// The variables that would decide about color and width; tests set them themselves.
  private static let terminalVariables: Set<String> = [
    "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "TERM", "COLUMNS",
  ]

  /// Runs the tool and waits for its end.
  ///
  /// What it prints to standard error goes through a file, so that neither stream can fill up while the other is read.
  static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:],
    input: String? = nil, output: FileHandle? = nil, executable: URL = url
  ) throws -> Outcome {
    let errors = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-errors-\(UUID().uuidString)")
    try Data().write(to: errors)
    defer { try? FileManager.default.removeItem(at: errors) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .filter { !terminalVariables.contains($0.key) }
      .merging(environment) { $1 }
    let pipe = Pipe()
    let inputPipe = input.map { _ in Pipe() }
    process.standardInput = inputPipe ?? FileHandle.nullDevice
    process.standardOutput = output ?? pipe
    let errorFile = try FileHandle(forWritingTo: errors)
    process.standardError = errorFile
    try process.run()
    try? pipe.fileHandleForWriting.close()
    if let inputPipe, let input {
      // The tool may end before it has read everything, which must not end the tests.
      signal(SIGPIPE, SIG_IGN)
      try? inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? inputPipe.fileHandleForWriting.close()
    }
    let bytes = try output == nil ? pipe.fileHandleForReading.readToEnd() ?? Data() : Data()
    process.waitUntilExit()
    try errorFile.close()
    let status = process.terminationStatus
    return Outcome(
      exitCode: process.terminationReason == .exit ? status : -status,
      bytes: bytes, errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
