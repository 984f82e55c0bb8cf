#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The names of the colors in what `colorset export` writes.
struct ExportedNames: Decodable {
  private struct ColorSet: Decodable {
    var name: String
  }

  private var colorSets: [ColorSet]

  /// The names in a file.
  static func read(_ path: String) throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(ExportedNames.self, from: data).colorSets.map(\.name)
  }
}
