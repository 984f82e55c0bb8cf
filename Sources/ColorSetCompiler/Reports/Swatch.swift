package import DynamicColors

/// A patch of color on a terminal.
package enum Swatch: Sendable {
  /// Terminals that show every color of 8-bit sRGB.
  case trueColor
  /// Terminals with 256 colors.
  case palette
  /// Terminals without color, and files.
  case none

  /// The width of a patch in cells.
  private static let width = 6

  /// The patch of a color with a space after it, empty without color.
  ///
  /// - Parameters:
  ///   - color: The color; nil for a patch that is left open.
  ///   - ground: What lies behind a translucent one.
  /// - Returns: Text with escape sequences that ends in the terminal's own colors.
  package func text(_ color: ColorComponents?, over ground: ColorComponents) -> String {
    if case .none = self { return "" }
    let cells = String(repeating: " ", count: Self.width)
    guard let color else { return cells + " " }
    let byte = Compositing.seen(color, over: ground).rgba8
    switch self {
    case .trueColor:
      return "\u{1B}[48;2;\(byte.red);\(byte.green);\(byte.blue)m\(cells)\u{1B}[0m "
    case .palette: return "\u{1B}[48;5;\(Self.index(byte))m\(cells)\u{1B}[0m "
    case .none: return ""
    }
  }

  /// The levels of a component in the color cube of terminals with 256 colors (xterm).
  private static let levels = [0, 95, 135, 175, 215, 255]

  /// The index of the nearest of 256 colors: of the cube, or of the 24 grays 8, 18 … 238.
  static func index(_ color: RGBA8) -> Int {
    let channels = [color.red, color.green, color.blue].map { Int($0) }
    let steps = channels.map { channel in
      levels.indices.min { (levels[$0] - channel).magnitude < (levels[$1] - channel).magnitude }
        ?? 0
    }
    let gray = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
    let distance = { (other: [Int]) in
      zip(channels, other).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
    }
    let level = 8 + 10 * gray
    let isGrayNearer = distance([level, level, level]) < distance(steps.map { levels[$0] })
    return isGrayNearer ? 232 + gray : 16 + 36 * steps[0] + 6 * steps[1] + steps[2]
  }
}
