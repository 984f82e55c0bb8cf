#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
package import DynamicColors

/// A color in CIELAB (CIE 15:2004) relative to D65, without adaptation to another white.
///
/// CSS's `lab()` is relative to D50 and has other numbers.
package struct Lab: Sendable, Hashable {
  /// The lightness L*, 0 for black to 100 for white.
  package var lightness: Double
  /// Green (negative) to red.
  package var a: Double
  /// Blue (negative) to yellow.
  package var b: Double

  /// Makes a color.
  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Makes the color of tristimulus values.
  package init(_ color: XYZ) {
    let cubeRoots = color.values.zip(XYZ.white) { Self.compressed($0 / $1) }
    self.init(
      lightness: 116 * cubeRoots.y - 16, a: 500 * (cubeRoots.x - cubeRoots.y),
      b: 200 * (cubeRoots.y - cubeRoots.z))
  }

  /// Makes the color of components in any space of a catalog; alpha is left out.
  package init(_ color: ColorComponents) { self.init(XYZ(color)) }

  /// The cube root, continued by a straight line near zero.
  private static func compressed(_ ratio: Double) -> Double {
    ratio > 216.0 / 24_389 ? cbrt(ratio) : (24_389.0 / 27 * ratio + 16) / 116
  }
}
