nonisolated extension ColorComponents {
  /// The same color in extended sRGB: encoded components that may lie outside 0...1 when the color is outside sRGB.
  ///
  /// Transfer functions are mirrored at zero and the matrices are those of CSS Color 4, "Sample code for color
  /// conversions", as exact fractions. The gray spaces decode with a power of 2.2.
  public var extendedSRGB: ColorComponents {
    switch space {
    case .extendedSRGB:
      return self
    case .sRGB:
      return ColorComponents(
        space: .extendedSRGB, red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3 where red == green && green == blue:
      // Both spaces share white and curve: a gray is the same numbers in both, without the error of a matrix.
      return ColorComponents(
        space: .extendedSRGB, red: red, green: green, blue: blue, alpha: alpha)
    case .displayP3:
      return Self.encoding(Self.linearSRGB(displayP3: (red, green, blue)), alpha: alpha)
    case .extendedLinearSRGB:
      return Self.encoding((red, green, blue), alpha: alpha)
    case .grayGamma22, .extendedGray:
      let linear = TransferFunction.decodeGamma22(red)
      return Self.encoding((linear, linear, linear), alpha: alpha)
    }
  }

  /// The color as 8-bit sRGB: converted, clipped to 0...1, and rounded half away from zero.
  public var rgba8: RGBA8 {
    let color = space == .sRGB ? self : extendedSRGB
    return RGBA8(
      red: Self.byte(color.red), green: Self.byte(color.green), blue: Self.byte(color.blue),
      alpha: Self.byte(color.alpha))
  }

  private static func linearSRGB(
    displayP3 encoded: (Double, Double, Double)
  ) -> (Double, Double, Double) {
    let red = TransferFunction.decodeSRGB(encoded.0)
    let green = TransferFunction.decodeSRGB(encoded.1)
    let blue = TransferFunction.decodeSRGB(encoded.2)
    return (
      3_685_649.0 / 3_008_840 * red - 676_809.0 / 3_008_840 * green,
      -5_617_931.0 / 133_579_120 * red + 139_197_051.0 / 133_579_120 * green,
      -1_323_971.0 / 67_420_360 * red - 1_514_763.0 / 19_262_960 * green
        + 148_092_003.0 / 134_840_720 * blue
    )
  }

  private static func encoding(
    _ linear: (Double, Double, Double), alpha: Double
  ) -> ColorComponents {
    ColorComponents(
      space: .extendedSRGB, red: TransferFunction.encodeSRGB(linear.0),
      green: TransferFunction.encodeSRGB(linear.1), blue: TransferFunction.encodeSRGB(linear.2),
      alpha: alpha)
  }

  private static func byte(_ component: Double) -> UInt8 {
    guard component > 0 else { return 0 }
    return component < 1 ? UInt8(component * 255 + 0.5) : 255
  }
}
