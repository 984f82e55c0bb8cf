package import DynamicColors

/// A color by its tristimulus values: CIE 1931 XYZ relative to D65, Y 1 for white.
package struct XYZ: Sendable, Hashable {
  /// The values X, Y and Z.
  package var values: Vector3

  /// The white point D65 by its chromaticity 0.3127, 0.3290, at Y 1.
  package static let white = Vector3(0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290)

  /// Makes a color.
  package init(_ values: Vector3) { self.values = values }

  /// Makes the color of components in any space of a catalog; alpha is left out.
  package init(_ color: ColorComponents) {
    if color.space == .displayP3 {
      let linear = Vector3(color.red, color.green, color.blue).map(TransferFunction.decodeSRGB)
      values = RGBGamut.displayP3.toXYZ * linear
    } else {
      values = RGBGamut.sRGB.toXYZ * color.linearSRGB
    }
  }
}
