import Foundation

extension ExamplePackage {
  /// Waits until the package manager takes a change for one: it compares whole seconds.
  static func wait() async throws { try await Task.sleep(for: .milliseconds(1200)) }

  /// Writes a file, and makes the folders that it lies in.
  func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  /// Changes a file.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let text = try String(contentsOf: url(path), encoding: .utf8)
    precondition(text.contains(old), "\(path) has no \(old)")
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// Adds a color set, or writes it anew, with six hexadecimal digits for light and for dark.
  func addColorSet(_ path: String, _ light: String = "336699", dark: String? = "6699CC") throws {
    let appearances = #""appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "#
    let slots = [
      #"{ "idiom" : "universal", "color" : \#(Self.color(light)) }"#,
      dark.map { #"{ \#(appearances)"idiom" : "universal", "color" : \#(Self.color($0)) }"# },
    ]
    try write(
      """
      {
        "colors" : [
          \(slots.compactMap { $0 }.joined(separator: ",\n    "))
        ],
        "info" : { "author" : "xcode", "version" : 1 }
      }
      """, to: "\(path).colorset/Contents.json")
  }

  /// Moves a file or folder.
  func move(_ path: String, to other: String) throws {
    try FileManager.default.moveItem(at: url(path), to: url(other))
  }

  /// Removes a file or folder.
  func delete(_ path: String) throws { try FileManager.default.removeItem(at: url(path)) }

  /// The text of a file.
  func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// Whether a file or folder is there.
  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  private static func color(_ hex: String) -> String {
    let digits = Array(hex)
    let components = zip(["red", "green", "blue"], [0, 2, 4]).map {
      "\"\($0)\" : \"0x\(digits[$1])\(digits[$1 + 1])\", "
    }
    return "{ \"color-space\" : \"srgb\", "
      + "\"components\" : { \(components.joined())\"alpha\" : \"1.000\" } }"
  }
}
