package import DynamicColors

extension ColorComponents {
  /// The color as a hexadecimal text of its own space where that has one, with its opacity: `#33FF66 at 50 % (Display P3)`.
  ///
  /// Where the hexadecimal text cannot hold the color, the words say of which gamut it is the nearest.
  package var words: String {
    let isWide = space == .displayP3
    let shown = isWide ? ColorComponents(space: .sRGB, red: red, green: green, blue: blue) : self
    // Rounded to whole percents, a proposal that just passes could fail.
    let percent = (alpha * 1_000_000).rounded() / 10_000
    let opacity = alpha < 1 ? " at \(percent.withoutZeros) %" : ""
    let gamut =
      !RGBGamut.sRGB.contains(shown, tolerance: RGBGamut.rounding)
      ? " (nearest in \(isWide ? "Display P3" : "sRGB"))" : isWide ? " (Display P3)" : ""
    return shown.hexString.prefix(7) + opacity + gamut
  }
}
