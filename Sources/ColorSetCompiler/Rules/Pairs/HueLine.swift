import DynamicColors

/// The colors of one hue from black to white: as colorful as a color is, or as a gamut allows where that is less.
struct HueLine: Sendable {
  /// The color that the line goes through, or passes by when the gamut does not have it.
  let origin: OKLCH
  private let gamut: RGBGamut
  /// Whether the color is a gray but for the noise of arithmetic, and so are all of the line.
  private let isGray: Bool

  /// Makes the line of a color, in the gamut of Display P3 for a color of that space, of sRGB for others.
  init(through color: ColorComponents) {
    origin = OKLCH(color)
    gamut = color.space == .displayP3 ? .displayP3 : .sRGB
    isGray = origin.isGray
  }

  /// The opaque color of a lightness in OKLCH, 0 to 1, in extended sRGB.
  func color(at lightness: Double) -> ColorComponents {
    var polar = origin
    polar.lightness = lightness
    if isGray { polar.chroma = 0 }
    return polar.reduced(to: gamut).oklab.extendedSRGB
  }

  /// How far the hue of a color may lie from that of the line, in degrees.
  static let tolerance = 2.0

  /// Whether a color has the hue of the line: is turned by 2° at most, or is a gray like all of the line.
  func hasHue(of polar: OKLCH) -> Bool {
    if isGray || polar.isGray { return isGray && polar.isGray }
    let turn = (polar.hue - origin.hue).magnitude
    return min(turn, 360 - turn) <= Self.tolerance
  }
}
