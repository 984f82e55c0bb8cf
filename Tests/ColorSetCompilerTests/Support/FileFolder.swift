import Foundation

/// A folder for the files of one test.
struct FileFolder: Sendable {
  /// Its absolute path.
  let path: String

  /// Makes a folder, lets a test work in it, and removes it.
  static func use<Result>(_ work: (FileFolder) throws -> Result) throws -> Result {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    return try work(FileFolder(path: url.path))
  }

  /// The absolute path of something in it.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Makes a folder and those around it.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, and makes the folders that it lies in.
  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path(name), withDestinationPath: destination)
  }

  /// The bytes of a file.
  func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// The names in it, hidden ones too, sorted.
  func names(in name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(name)).sorted()
  }

  /// An attribute of a file; links are not followed.
  func attribute<Value>(_ key: FileAttributeKey, of name: String) throws -> Value? {
    try FileManager.default.attributesOfItem(atPath: path(name))[key] as? Value
  }
}
