import ColorSetCompiler
import Foundation

/// Asset catalogs in a folder of their own that lasts only while they are used.
enum ScratchCatalog {
  /// Writes files below the folder of a catalog, makes an empty folder of a path that ends in `/`, and calls a closure with the catalog's path.
  static func with<Result>(
    _ files: [String: String], named name: String = "Colors.xcassets",
    _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-tests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = catalog.path + "/" + path
      try FileManager.default.createDirectory(
        atPath: path.hasSuffix("/") ? file : (file as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      if path.hasSuffix("/") { continue }
      try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    }
    return try body(catalog.path)
  }

  /// Compiles color sets; each is a name and its slots in the words of ``SlotWords``.
  static func palette(
    _ colorSets: [String: [String]], elevated: [(String, String)] = []
  ) throws -> Palette {
    var files: [String: String] = [:]
    for (name, slots) in colorSets {
      files["\(name).colorset/Contents.json"] = SlotWords.colorSet(slots)
    }
    var configuration = Configuration()
    configuration.elevated = elevated.compactMap { PartnerPattern(name: $0.0, partner: $0.1) }
    return try with(files) { path in
      try Compiler(paths: [path], configuration: configuration, threads: 1).compile().palette
    }
  }
}
