import ColorSetCompiler
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A catalog in a temporary folder of its own, deleted with this object.
final class CatalogOnDisk {
  /// The folder that holds the catalog.
  let folder: URL
  /// The folder of the catalog.
  let url: URL

  init(named name: String = "Colors.xcassets") throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-tests-\(UUID().uuidString)")
    url = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file at a path below the catalog, and the folders that it needs.
  ///
  /// Foundation would wait for the disk after each of thousands of files.
  func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let number = unsafe open(file.path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard number >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { _ = close(number) }
    let isWritten = ColorSetCompiler.OutputStream(file: number).write(Array(bytes))
    guard isWritten else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Writes a text at a path below the catalog, and the folders that it needs.
  func write(_ text: String, to path: String) throws { try write(text.utf8, to: path) }

  /// Makes a folder at a path below the catalog.
  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  /// Makes a symbolic link at a path below the catalog.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Reads the catalog.
  func read(threads: Int = 1) throws -> CatalogReading {
    var finder = CatalogFinder(workingFolder: "/nowhere")
    try finder.find(url.path)
    let found = try #require(finder.found.first?.catalogs.first)
    let (catalog, diagnostics) = CatalogReader.read(found, threads: threads)
    return CatalogReading(catalog: catalog, diagnostics: diagnostics, folder: folder.path)
  }
}

/// What the reader makes of a catalog.
struct CatalogReading {
  /// The model.
  let catalog: Catalog
  /// What is wrong, in the order of reports.
  let diagnostics: [Diagnostic]
  /// The diagnostics as reports print them, paths as seen from the folder around the catalog.
  let lines: [String]

  init(catalog: Catalog, diagnostics: [Diagnostic], folder: String) {
    self.catalog = catalog
    self.diagnostics = diagnostics.sorted()
    lines = self.diagnostics.map { diagnostic in
      DiagnosticText(isColored: false).text(of: [diagnostic])
        .replacingOccurrences(of: folder + "/", with: "").trimmingCharacters(in: .newlines)
    }
  }

  /// The names of the color sets, in their order.
  var names: [String] { catalog.colorSets.map(\.name) }

  /// The first color set of a name.
  func colorSet(_ name: String) -> ColorSet? { catalog.colorSets.first { $0.name == name } }
}
