package import DynamicColors

extension ColorComponents {
  /// The color as a hexadecimal text of its own space where that has one, with its opacity: `#33FF66 at 50 % (Display P3)`.
  ///
  /// Where the hexadecimal text cannot hold the color, the words say of which gamut it is the nearest.
  package var words: String {
    // Rounded to whole percents, a proposal that just passes could fail.
    let percent = (alpha * 1_000_000).rounded() / 10_000
    let opacity = alpha < 1 ? " at \(percent.withoutZeros) %" : ""
    let isWide = space == .displayP3
    let gamut =
      !fitsHexadecimal
      ? " (nearest in \(isWide ? "Display P3" : "sRGB"))" : isWide ? " (Display P3)" : ""
    return hexadecimal.hexString.prefix(7) + opacity + gamut
  }

  /// The color whose bytes in sRGB are what is written for this one: those of Display P3 stand for themselves.
  var hexadecimal: ColorComponents {
    space == .displayP3
      ? ColorComponents(space: .sRGB, red: red, green: green, blue: blue, alpha: alpha) : self
  }

  /// Whether the bytes that are written can hold the color.
  var fitsHexadecimal: Bool { RGBGamut.sRGB.contains(hexadecimal, tolerance: RGBGamut.rounding) }
}
