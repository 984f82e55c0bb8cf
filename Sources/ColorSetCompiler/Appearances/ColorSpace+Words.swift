package import DynamicColors

extension ColorSpace {
  /// The space as Xcode's color inspector calls it.
  package var words: String {
    switch self {
    case .sRGB: "sRGB"
    case .displayP3: "Display P3"
    case .extendedSRGB: "Extended Range sRGB"
    case .extendedLinearSRGB: "Extended Range Linear sRGB"
    case .grayGamma22: "Gray Gamma 2.2"
    case .extendedGray: "Extended Range Gray"
    }
  }
}
