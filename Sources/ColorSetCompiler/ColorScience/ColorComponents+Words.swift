package import DynamicColors

extension ColorComponents {
  /// The color as a hexadecimal text of its own space where that has one, with its opacity.
  package var words: String {
    let isWide = space == .displayP3
    let shown = isWide ? ColorComponents(space: .sRGB, red: red, green: green, blue: blue) : self
    // Rounded to whole percents, a proposal that just passes could fail.
    let percent = (alpha * 1_000_000).rounded() / 10_000
    let opacity = alpha < 1 ? " at \(percent.withoutZeros) %" : ""
    return shown.hexString.prefix(7) + opacity + (isWide ? " (display-p3)" : "")
  }
}
