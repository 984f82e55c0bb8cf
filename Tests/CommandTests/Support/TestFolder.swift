import Foundation
import Testing

/// A folder of its own for each test, which is removed after the test.
struct TestFolder: Sendable {
  /// The folder of the running test, as a suite with the trait `.folder` has it.
  @TaskLocal static var current = TestFolder(url: URL(fileURLWithPath: "/"))

  /// Where it is, without symbolic links in its path.
  let url: URL

  /// The path.
  var path: String { url.path }

  /// The place of something in the folder.
  func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  /// Makes a folder.
  static func make() throws -> TestFolder {
    let base = FileManager.default.temporaryDirectory.path
    let real = unsafe realpath(base, nil)
    defer { unsafe free(real) }
    let root = unsafe real.map { unsafe String(cString: $0) } ?? base
    let url = URL(fileURLWithPath: root).appendingPathComponent("colorset-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return TestFolder(url: url)
  }

  /// Removes the folder, also when a test took permissions away.
  func remove() {
    let manager = FileManager.default
    for name in manager.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      let attributes = try? manager.attributesOfItem(atPath: url(name).path)
      guard attributes?[.type] as? FileAttributeType == .typeDirectory else { continue }
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(name).path)
    }
    try? manager.removeItem(at: url)
  }

  /// Runs the tool with the folder, or one below it, as its working folder.
  func run(
    _ arguments: String..., in folder: String = ".", environment: [String: String] = [:]
  ) throws -> Outcome {
    try run(arguments, in: folder, environment: environment)
  }

  /// Runs the tool with arguments from a table.
  func run(
    _ arguments: [String], in folder: String = ".", environment: [String: String] = [:]
  ) throws -> Outcome {
    try Tool.run(arguments, in: url(folder), environment: environment)
  }

  /// Runs the tool with a text on standard input.
  func run(_ arguments: [String], input: String) throws -> Outcome {
    try Tool.run(arguments, in: url, input: input)
  }

  /// Runs the tool with a pipe for standard output that nobody reads any more.
  func runWithClosedOutput(_ arguments: String...) throws -> Outcome {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return try Tool.run(arguments, in: url, output: pipe.fileHandleForWriting)
  }
}

/// Gives each test of a suite a folder of its own.
struct FolderTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let folder = try TestFolder.make()
    defer { folder.remove() }
    try await TestFolder.$current.withValue(folder) { try await function() }
  }
}

extension Trait where Self == FolderTrait {
  /// A folder for each test: `TestFolder.current`.
  static var folder: FolderTrait { FolderTrait() }
}
