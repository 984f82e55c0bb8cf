#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import DynamicColors

/// A color in OKLCH, the polar form of OKLab: what people call lightness, colorfulness and hue.
package struct OKLCH: Sendable, Hashable {
  /// The lightness, 0 for black to 1 for white.
  package var lightness: Double
  /// The chroma, 0 for grays; 0.32 is about the most that sRGB has.
  package var chroma: Double
  /// The hue angle in degrees, 0 up to but not 360; without meaning when the color is gray.
  package var hue: Double

  /// Below this chroma the hue has no meaning (CSS Color 4, "Powerless components").
  package static let leastChroma = 4e-6

  /// Makes a color.
  package init(lightness: Double, chroma: Double, hue: Double) {
    self.lightness = lightness
    self.chroma = chroma
    self.hue = hue
  }

  /// Makes the polar form of a color.
  package init(_ color: OKLab) {
    let angle = atan2(color.b, color.a) * 180 / .pi
    self.init(
      lightness: color.lightness, chroma: hypot(color.a, color.b),
      hue: angle < 0 ? angle + 360 : angle)
  }

  /// Makes the color of components in any space of a catalog; alpha is left out.
  package init(_ color: ColorComponents) { self.init(OKLab(color)) }

  /// Whether the color is a gray, which has no hue.
  package var isGray: Bool { chroma < Self.leastChroma }

  /// The color in OKLab.
  package var oklab: OKLab {
    let angle = hue * .pi / 180
    return OKLab(lightness: lightness, a: chroma * cos(angle), b: chroma * sin(angle))
  }
}
