#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A temporary folder of our own.
struct Workspace {
  /// Where it is.
  let path: String

  /// Makes a new folder.
  init() throws {
    let parent = FileManager.default.temporaryDirectory.path
    path = "\(parent)/colorset-bench-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  /// The path of a file in it.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a small text file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: file(name), atomically: false, encoding: .utf8)
    return file(name)
  }

  /// Removes the folder and everything in it.
  func remove() {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Console.say("warning: could not remove \(path): \(error)")
    }
  }
}
