import Dispatch
import Foundation
import Testing

/// The Swift compiler of the toolchain that runs the tests, started as a program of its own.
enum SwiftCompiler {
  /// How a program ended.
  struct Outcome {
    /// The exit code, or the number of the signal that ended it.
    var status: Int32
    /// What it printed, errors among the rest.
    var output: Data

    /// What it printed, as text.
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// No compiler can be found.
  struct Missing: Error, CustomStringConvertible {
    var description: String { "no swiftc beside the running toolchain, in SWIFT_EXEC or on PATH" }
  }

  /// At most two programs run at a time.
  private static let turns = DispatchSemaphore(value: 2)

  /// Calls the compiler with some arguments.
  static func run(_ arguments: [String]) throws -> Outcome {
    guard let path else { throw Missing() }
    return try run(program: path, arguments)
  }

  /// Runs a program to its end.
  static func run(program: String, _ arguments: [String] = []) throws -> Outcome {
    turns.wait()
    defer { turns.signal() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: output)
  }

  /// Expects that the compiler accepts files without a word.
  static func expectAccepted(
    _ arguments: [String], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try run(arguments)
    let text = outcome.text.prefix(2000)
    #expect(
      outcome.status == 0 && text.isEmpty, comment ?? "\(text)", sourceLocation: sourceLocation)
  }

  /// The C compiler that lies beside the Swift compiler, nil when there is none.
  static let clang: String? = {
    guard let path else { return nil }
    let clang = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("clang").path
    return FileManager.default.isExecutableFile(atPath: clang) ? clang : nil
  }()

  /// The compiler's path.
  private static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swiftc" }
    let candidates = [environment["SWIFT_EXEC"], besideRuntime].compactMap { $0 } + folders
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The compiler of the toolchain whose library this program has loaded, as far as Linux tells.
  private static let besideRuntime: String? = {
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8),
      let line = maps.split(separator: "\n").first(where: { $0.hasSuffix("/libswiftCore.so") }),
      let start = line.firstIndex(of: "/"), let end = line.range(of: "/lib/swift/")
    else { return nil }
    return line[start..<end.lowerBound] + "/bin/swiftc"
  }()
}
