#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The folder, outside the checkout, with the floor program and the generators.
struct SharedFolder {
  /// Where it is.
  let path: String

  /// The C program that only reads a catalog.
  var floor: String { "\(path)/bench/floor.c" }
  /// The program that makes catalogs.
  var catalogGenerator: String { "\(path)/bench/gen_catalog.py" }
  /// The sources of a reader that does no more than scanning a catalog and writing Swift.
  var bareReader: [String] { ["common", "raw"].map { "\(path)/bench/parse/\($0).swift" } }
  /// The program that makes other shapes of generated code.
  var shapeGenerator: String { "\(path)/bench/shapes/gen_shape.py" }

  /// The folder that COLORSET_SHARED names, or `shared` beside the checkout.
  static func find() throws(BenchmarkError) -> SharedFolder {
    let named = ProcessInfo.processInfo.environment["COLORSET_SHARED"] ?? ""
    let folder = SharedFolder(path: named.isEmpty ? "../shared" : named)
    for file in [folder.floor, folder.catalogGenerator, folder.shapeGenerator]
    where !FileManager.default.fileExists(atPath: file) {
      throw .notRun("there is no \(file); set COLORSET_SHARED to the folder that holds bench/")
    }
    return folder
  }
}
