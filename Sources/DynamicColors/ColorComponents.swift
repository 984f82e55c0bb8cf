/// A color as numbers: a color space, its components and an alpha, exactly as a color set gives them.
///
/// Nothing is clamped or converted. In the two gray spaces `red`, `green` and `blue` all hold the white component.
public nonisolated struct ColorComponents: Sendable, Hashable {
  /// The space that the components are measured in.
  public let space: ColorSpace
  /// The red component, encoded as `space` says; nominally 0...1.
  public let red: Double
  /// The green component, encoded as `space` says; nominally 0...1.
  public let green: Double
  /// The blue component, encoded as `space` says; nominally 0...1.
  public let blue: Double
  /// The opacity, 0 (clear) to 1 (opaque).
  public let alpha: Double

  /// Makes a color from red, green and blue; in a gray space, red is taken as the white component.
  public init(space: ColorSpace, red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.space = space
    self.red = red
    self.green = space.isGray ? red : green
    self.blue = space.isGray ? red : blue
    self.alpha = alpha
  }

  /// Makes a gray from its white component.
  ///
  /// - Parameters:
  ///   - space: One of the gray spaces; in another space white stands for all three components.
  ///   - white: The white component, encoded as `space` says; nominally 0...1.
  ///   - alpha: The opacity, 0 (clear) to 1 (opaque).
  public init(space: ColorSpace, white: Double, alpha: Double = 1) {
    self.init(space: space, red: white, green: white, blue: white, alpha: alpha)
  }

  /// The white component of a color in a gray space, nil in the others.
  public var white: Double? { space.isGray ? red : nil }

  /// The components as a list without alpha: `[white]` in a gray space, `[red, green, blue]` in the others.
  public var components: [Double] { space.isGray ? [red] : [red, green, blue] }

  /// The color as 8-bit sRGB, clipped to its gamut, in the form `#RRGGBBAA`.
  public var hexString: String { rgba8.hexString }
}
