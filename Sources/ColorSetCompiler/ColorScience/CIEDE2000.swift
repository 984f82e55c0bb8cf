#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Lab {
  /// The color difference CIEDE2000 (CIE 142-2001) with all weights 1; about 1 can just be seen.
  ///
  /// It is symmetric. The formulas and their order are those of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
  /// Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005).
  package func difference(from other: Lab) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * Self.saturation(meanChroma)
    let (first, second) = (polar(stretch), other.polar(stretch))

    let lightnessDifference = other.lightness - lightness
    let chromaDifference = second.chroma - first.chroma
    let (hueTurn, meanHue) = Self.hues(first, second)
    let hueDifference = 2 * (first.chroma * second.chroma).squareRoot() * Self.sine(hueTurn / 2)

    let chroma = (first.chroma + second.chroma) / 2
    let offset = (lightness + other.lightness) / 2 - 50
    let lightnessWeight = 1 + 0.015 * offset * offset / (20 + offset * offset).squareRoot()
    let lightnessTerm = lightnessDifference / lightnessWeight
    let chromaTerm = chromaDifference / (1 + 0.045 * chroma)
    let hueTerm = hueDifference / (1 + 0.015 * chroma * Self.hueWeight(meanHue))
    let rotation = -Self.sine(2 * Self.blueTurn(meanHue)) * 2 * Self.saturation(chroma)
    return
      (lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation
      * chromaTerm * hueTerm).squareRoot()
  }

  /// Chroma and hue angle in degrees with the axis a stretched, the hue of a gray being 0.
  private func polar(_ stretch: Double) -> (chroma: Double, hue: Double) {
    let a = a * stretch
    if a == 0, b == 0 { return (0, 0) }
    let angle = atan2(b, a) * 180 / .pi
    return (hypot(a, b), angle < 0 ? angle + 360 : angle)
  }

  /// The turn from one hue to another the short way round, and the hue in the middle, in degrees.
  private static func hues(
    _ first: (chroma: Double, hue: Double), _ second: (chroma: Double, hue: Double)
  ) -> (turn: Double, mean: Double) {
    let sum = first.hue + second.hue
    if first.chroma * second.chroma == 0 { return (0, sum) }
    let turn = second.hue - first.hue
    if turn.magnitude <= 180 { return (turn, sum / 2) }
    return (turn > 180 ? turn - 360 : turn + 360, sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2)
  }

  /// 0 for a gray up to 1 for the most colorful: √(C⁷ / (C⁷ + 25⁷)).
  private static func saturation(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  private static func hueWeight(_ hue: Double) -> Double {
    1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6) - 0.2
      * cosine(4 * hue - 63)
  }

  /// The turn in degrees that corrects the differences among blues.
  private static func blueTurn(_ hue: Double) -> Double {
    let distance = (hue - 275) / 25
    return 30 * exp(-distance * distance)
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }

  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
