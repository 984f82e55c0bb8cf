/// What a color is for one set of traits: numbers, or a reference to a color of the system.
public nonisolated enum ColorValue: Sendable, Hashable {
  /// A color given by a color space and components.
  case components(ColorComponents)
  /// A color that the operating system supplies.
  case system(SystemColor)

  /// The color as 8-bit sRGB, clipped to its gamut, in the form `#RRGGBBAA`; nil for a system color.
  public var hexString: String? {
    switch self {
    case .components(let components): components.hexString
    case .system: nil
    }
  }
}
