/// Why a color was not found by its name.
public nonisolated enum ColorLookupError: Error, Sendable, Hashable {
  /// No color set has the name; the nearest names come first, at most three, none when nothing is near.
  case unknown(name: String, nearest: [String])
  /// A color set of the name exists, and none of its slots has a color.
  case blank(name: String)
}

nonisolated extension ColorLookupError: CustomStringConvertible {
  /// What went wrong, with the nearest names.
  public var description: String {
    switch self {
    case .unknown(let name, let nearest) where nearest.isEmpty:
      "no color is named '\(name)'"
    case .unknown(let name, let nearest):
      "no color is named '\(name)'; did you mean "
        + nearest.map { "'\($0)'" }.joined(separator: " or ") + "?"
    case .blank(let name):
      "the color '\(name)' is in the catalog, but none of its slots has a color"
    }
  }
}
