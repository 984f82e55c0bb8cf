import Foundation

extension TestFolder {
  /// Writes a file, and makes the folders that it lies in.
  func write(_ text: String, to path: String) throws {
    let file = url(path)
    try makeFolder(file.deletingLastPathComponent())
    try Data(text.utf8).write(to: file)
  }

  /// Makes a folder and those around it.
  func makeFolder(_ path: String) throws { try makeFolder(url(path)) }

  /// Adds a color set, `Colors.xcassets/Accent`, by the text of its `Contents.json`.
  func addColorSet(_ path: String, _ contents: String) throws {
    try write(contents, to: "\(path).colorset/Contents.json")
  }

  /// Adds a group that gives its colors a namespace.
  func addNamespace(_ path: String) throws {
    try write(#"{ "properties" : { "provides-namespace" : true } }"#, to: "\(path)/Contents.json")
  }

  /// Makes a symbolic link.
  func link(_ path: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(path).path, withDestinationPath: destination)
  }

  /// The text of a file.
  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Whether something has a path; links are not followed.
  func has(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url(path).path)) != nil
  }

  /// The names in a folder, hidden ones too, sorted.
  func names(in path: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).sorted()
  }

  /// Sets the permissions of a file or folder.
  func setPermissions(_ permissions: Int, of path: String) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: url(path).path)
  }

  /// The permissions of a file or folder.
  func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.posixPermissions] as? Int
  }

  /// What changes when a file is written: the number that the file system knows it by, and the time.
  func identity(of path: String) throws -> FileStamp {
    let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
    return FileStamp(
      number: attributes[.systemFileNumber] as? UInt64 ?? 0,
      time: attributes[.modificationDate] as? Date ?? .distantPast)
  }

  private func makeFolder(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }
}

/// Tells whether a file is still the same one.
struct FileStamp: Equatable {
  var number: UInt64
  var time: Date
}
