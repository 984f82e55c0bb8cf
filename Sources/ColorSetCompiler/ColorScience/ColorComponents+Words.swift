package import DynamicColors

extension ColorComponents {
  /// The color as a hexadecimal text of its own space where that has one, with its opacity.
  package var words: String {
    let isWide = space == .displayP3
    let shown = isWide ? ColorComponents(space: .sRGB, red: red, green: green, blue: blue) : self
    let opacity = alpha < 1 ? " at \((alpha * 100).rounded().withoutZeros) %" : ""
    return shown.hexString.prefix(7) + opacity + (isWide ? " (display-p3)" : "")
  }
}
