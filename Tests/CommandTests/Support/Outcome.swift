import Foundation

/// How a run of the tool ended.
struct Outcome: Sendable {
  /// The exit code; for a process that a signal ended, the signal's number below zero.
  var exitCode: Int32
  /// What it printed to standard output.
  var bytes: Data
  /// What it printed to standard error.
  var errors: String

  /// What it printed to standard output, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines that it printed to standard error.
  var errorLines: [String] { errors.split(separator: "\n").map(String.init) }
}
