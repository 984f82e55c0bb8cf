import ColorSetCompiler
import Foundation
import Testing

/// A folder with catalogs, the Swift that is generated from them and programs made of it; it goes with the object.
final class CodeFolder {
  /// Where it is.
  let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-code-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of something in the folder.
  func path(_ subpath: String) -> String { url.path + "/" + subpath }

  /// Writes a file and gives its path; on disk the names have the same bytes as in the text.
  @discardableResult
  func write(_ text: String, to subpath: String) throws -> String {
    var folder = url.path
    let parts = subpath.utf8.split(separator: 0x2F).map { String(decoding: $0, as: UTF8.self) }
    for part in parts.dropLast() {
      folder += "/" + part
      try #require(unsafe mkdir(folder, 0o755) == 0 || errno == EEXIST, "\(folder)")
    }
    let path = path(subpath)
    let file = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    try #require(file >= 0, "\(path)")
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: Data(text.utf8))
    return path
  }

  /// Adds a color set; its name may begin with the folders around it.
  func addColorSet(
    _ name: String, _ contents: String = ColorSetText.plain, in catalog: String = "Colors.xcassets"
  ) throws {
    try write(contents, to: "\(catalog)/\(name).colorset/Contents.json")
  }

  /// Adds a group that provides a namespace.
  func addNamespace(_ name: String, in catalog: String = "Colors.xcassets") throws {
    try write(ColorSetText.namespace, to: "\(catalog)/\(name)/Contents.json")
  }

  /// Adds color sets, each in a catalog of its own, all folders around it namespaces.
  ///
  /// So names may differ by case, or by nothing that every file system keeps apart.
  func addApart(_ names: [String]) throws {
    for (number, name) in names.enumerated() {
      let catalog = "\(number + 10_000).xcassets"
      try addColorSet(name, ColorSetText.numbered(number), in: catalog)
      var end = name.startIndex
      while let slash = name[end...].utf8.firstIndex(of: 0x2F) {
        try addNamespace(String(name[..<slash]), in: catalog)
        end = name.utf8.index(after: slash)
      }
    }
  }

  /// Compiles the catalogs of the folder.
  func compile(elevated: [(String, String)] = [], threads: Int = 1) throws -> Compilation {
    var configuration = Configuration()
    configuration.elevated = try elevated.map {
      try #require(PartnerPattern(name: $0.0, partner: $0.1))
    }
    return try Compiler(paths: [url.path], configuration: configuration, threads: threads).compile()
  }

  /// The Swift that the catalogs give, the same whether it is written while it is made or kept first.
  func generate(
    _ options: SwiftOptions = SwiftOptions(), elevated: [(String, String)] = [], threads: Int = 1
  ) throws -> String {
    let palette = try compile(elevated: elevated, threads: threads).palette
    let source = SwiftEmitter.emit(palette, options, threads: threads).flatMap { $0 }
    for _ in 0..<2 {
      var written: [UInt8] = []
      let pieces = SwiftEmitter.pieces(palette, options, threads: threads)
      let isTaken = pieces.hand { piece in
        unsafe piece.withUnsafeBytes { unsafe written.append(contentsOf: $0) }
        return true
      }
      #expect(isTaken && written == source)
    }
    return try #require(String(bytes: source, encoding: .utf8))
  }
}

extension SwiftOptions {
  /// Options that differ from the usual ones.
  init(
    _ runtime: RuntimeMode, access: AccessLevel = .internal, name: String = "Palette",
    extensions: Bool = false
  ) {
    self.init()
    self.extensions = extensions
    self.runtime = runtime
    self.access = access
    rootName = name
  }
}
