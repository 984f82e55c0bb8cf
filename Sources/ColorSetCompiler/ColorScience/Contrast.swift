package import DynamicColors

/// Contrast as WCAG 2.2 defines it, "relative luminance" and "contrast ratio", also for Display P3 and translucent colors.
package enum Contrast {
  /// The relative luminance of an opaque color on a display of a gamut, 0 for black to 1 for white.
  ///
  /// For sRGB these are WCAG's rounded coefficients and the threshold 0.04045 of its present text. WCAG defines none for
  /// Display P3: there it is Y of CIE XYZ, relative to D65, for colors that sRGB does not have or that are given in
  /// Display P3. The color is clipped to the gamut and never rounded to 8 bits.
  package static func luminance(_ color: ColorComponents, on gamut: RGBGamut = .sRGB) -> Double {
    if gamut == .displayP3, color.space == .displayP3 || !RGBGamut.sRGB.contains(color) {
      let linear = RGBGamut.displayP3.encoded(color).clamped.map(TransferFunction.decodeSRGB)
      return RGBGamut.displayP3.toXYZ.rows.1.dot(linear)
    }
    let linear = RGBGamut.sRGB.encoded(color).clamped.map(TransferFunction.decodeSRGB)
    return Vector3(0.2126, 0.7152, 0.0722).dot(linear)
  }

  /// The contrast ratio of two luminances, 1 to 21; which of them is lighter does not matter.
  package static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// The contrast ratio of a color on an opaque one, the smaller of those on the displays that show it differently.
  ///
  /// A translucent foreground is composited first; see ``Compositing``.
  package static func ratio(of front: ColorComponents, on back: ColorComponents) -> Double {
    ContrastGround(back).ratio(of: front)
  }

  /// The contrast ratio of a color on an opaque one, on a display of a gamut.
  package static func ratio(
    of front: ColorComponents, on back: ColorComponents, display gamut: RGBGamut
  ) -> Double {
    let seen = Compositing.seen(front, over: back, on: gamut)
    return ratio(luminance(seen, on: gamut), luminance(back, on: gamut))
  }

  /// The contrast ratio in bright surroundings, whose light the display reflects into both colors.
  ///
  /// - Parameters:
  ///   - ratio: The ratio of two luminances.
  ///   - darker: The smaller of them.
  ///   - flare: The reflected light as a share of white's luminance, beyond the 0.05 that WCAG counts anyway.
  /// - Returns: The ratio with the flare added to both.
  package static func ratio(_ ratio: Double, darker: Double, flare: Double) -> Double {
    let low = darker + 0.05
    return (ratio * low + flare) / (low + flare)
  }

  /// A ratio in words, two decimals cut off and not rounded, so that what fails never reads like the limit.
  package static func text(_ ratio: Double) -> String {
    let hundredths = hundredths(ratio)
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    return "\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A hundred times a ratio, cut off.
  static func hundredths(_ ratio: Double) -> Int {
    // A few of the smallest steps up keep 21, which comes out a little smaller, from losing a hundredth.
    let scaled = ratio * 100
    guard scaled.magnitude < 1e15 else { return 0 }
    return Int(scaled + 8 * scaled.ulp)
  }
}
