import Foundation

/// Programs as a user starts them, with the built `colorset` first in the search path.
enum Shell {
  /// Runs a program that the search path has.
  static func run(
    _ words: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let own = ["PATH": "\(Tool.url.deletingLastPathComponent().path):\(path)"]
    return try Tool.run(
      words, in: folder, environment: own.merging(environment) { $1 },
      executable: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// Runs lines of a shell, which end at the first that fails.
  static func run(
    script: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(["sh", "-e", "-c", script], in: folder, environment: environment)
  }

  /// Whether the search path has a program, and it runs.
  static func has(_ words: String...) -> Bool {
    let outcome = try? run(words, in: FileManager.default.temporaryDirectory)
    return outcome?.exitCode == 0
  }

  /// Runs `swift`, once more when a crash ended it, as happens now and then.
  static func swift(_ arguments: [String], in folder: URL) throws -> Outcome {
    let outcome = try run(["swift"] + arguments, in: folder)
    guard outcome.exitCode == 139 || outcome.exitCode == -11 else { return outcome }
    print("swift \(arguments.first ?? "") crashed; trying once more")
    return try run(["swift"] + arguments, in: folder)
  }
}

extension Outcome {
  /// The end of what was printed, short enough for a message.
  var end: String { String((output + errors).suffix(1500)) }
}
