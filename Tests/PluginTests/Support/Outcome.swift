import Foundation

/// How a program ended.
struct Outcome: Sendable {
  /// The exit code; for a process that a signal ended, the signal's number below zero.
  var exitCode: Int32
  /// What it printed to standard output.
  var output: String
  /// What it printed to standard error.
  var errors: String

  /// Everything that it printed, by lines.
  var lines: [String] { (output + "\n" + errors).split(separator: "\n").map(String.init) }

  /// The lines that say that something is wrong, for the message of a test.
  var problems: String {
    lines.filter { $0.contains("error:") || $0.contains("warning:") }.prefix(12)
      .joined(separator: "\n")
  }

  /// Runs a program and waits for its end; the streams go through files, so that neither can fill up.
  static func of(_ program: URL, _ arguments: [String], in folder: URL) throws -> Outcome {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let files = ["output", "errors"].map { place.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let status = process.terminationStatus
    return Outcome(
      exitCode: process.terminationReason == .exit ? status : -status,
      output: String(decoding: try Data(contentsOf: files[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: files[1]), as: UTF8.self))
  }
}
