/// The contrast of two colors of which one is drawn on the other, in one appearance.
public struct PairContrast: Sendable, Hashable {
  /// The name of the color that is drawn.
  public let foreground: String
  /// The name of the color that it is drawn on.
  public let background: String
  /// The appearance in words, such as `dark, high contrast`.
  public let appearance: String
  /// The contrast ratio of WCAG 2.2, 1 to 21, not rounded: for translucent colors as they are seen, over a translucent
  /// background the one that is there whatever lies behind, for wide colors the smaller of that on both kinds of display.
  public let ratio: Double
  /// The ratio that the configuration asks for, or else WCAG 2.2 for text of its size: 4.5, or 3 for large text.
  public let required: Double

  /// Whether the ratio is enough.
  public var isEnough: Bool { ratio >= required }

  /// Takes over what the compiler has found.
  init(_ seen: SeenPair, _ sight: PairSight, in palette: Palette) {
    foreground = palette.name(of: seen.front)
    background = palette.name(of: seen.back)
    appearance = sight.appearance.words
    ratio = sight.ratio
    required = seen.required
  }
}

extension PairContrast: CustomStringConvertible {
  /// The pair in words: `Text/Primary on Surface/Card, dark: 15.31 of 4.5`.
  public var description: String {
    "\(foreground) on \(background), \(appearance): \(Contrast.text(ratio)) of \(required.withoutZeros)"
  }
}
