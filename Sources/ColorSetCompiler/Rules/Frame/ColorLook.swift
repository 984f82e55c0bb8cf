import DynamicColors

/// How a color looks in light, and what it takes to compare it with others in every appearance.
///
/// Thousands are compared, so that it is numbers only and the rest is looked up for the few that are near.
struct ColorLook: Sendable {
  /// The index of the color in the palette.
  let index: Int
  /// The slots that answer in light and dark, without and with increased contrast.
  let slots: SIMD4<Int32>
  /// What is seen in light.
  let light: Lab
  /// What is seen in dark.
  let dark: Lab

  /// Makes the look of a color.
  init(index: Int, slots: SIMD4<Int32>, light: Lab, dark: Lab) {
    self.index = index
    self.slots = slots
    self.light = light
    self.dark = dark
  }

  /// How much more chroma, halved, the other one of two near colors may have.
  private static let mostChromaBeside = 15.0

  /// Two colors that differ less than can be seen have lightnesses no farther apart: CIEDE2000 divides by 1.75 at most.
  static let lightnessReach = 1.75

  /// Whether another color may be so near in light and dark that it cannot be told apart; most are not.
  func mayBeNear(_ other: ColorLook) -> Bool {
    Self.mayBeNear(dark, other.dark) && Self.mayBeNear(light, other.light)
  }

  private static func mayBeNear(_ first: Lab, _ second: Lab) -> Bool {
    guard (first.lightness - second.lightness).magnitude <= lightnessReach else { return false }
    // CIEDE2000 divides the distance by no more than the weight of chroma, which stretches a by half at most, and its term
    // for blues takes no more than the rest to 0.366 of itself.
    let chroma = (first.a * first.a + first.b * first.b).squareRoot() * 1.5
    let reach = 2.74 * (1 + 0.045 * (chroma + mostChromaBeside))
    let (a, b) = (first.a - second.a, first.b - second.b)
    return a * a + b * b <= reach * reach
  }
}
