package import DynamicColors

extension ColorComponents {
  /// The same color with another opacity.
  package func withAlpha(_ alpha: Double) -> ColorComponents {
    ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
  }
}
