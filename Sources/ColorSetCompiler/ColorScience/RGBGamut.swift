package import DynamicColors

/// The colors that a display can show: those of sRGB, or those of Display P3.
///
/// Both have the white point D65 and the transfer function of sRGB. The matrices are those of CSS Color 4, "Sample code for
/// color conversions", as exact fractions of the primaries.
package enum RGBGamut: Sendable, Hashable, CaseIterable {
  /// sRGB, what every display shows.
  case sRGB
  /// Display P3, what wide displays show.
  case displayP3

  /// Linear light of the gamut's primaries to CIE XYZ, D65.
  package var toXYZ: Matrix3 {
    switch self {
    case .sRGB: Self.sRGBToXYZ
    case .displayP3: Self.displayP3ToXYZ
    }
  }

  /// CIE XYZ, D65, to linear light of the gamut's primaries.
  package var fromXYZ: Matrix3 {
    switch self {
    case .sRGB: Self.xyzToSRGB
    case .displayP3: Self.xyzToDisplayP3
    }
  }

  private static let sRGBToXYZ = Matrix3(
    Vector3(506_752.0 / 1_228_815, 87_881.0 / 245_763, 12_673.0 / 70_218),
    Vector3(87_098.0 / 409_605, 175_762.0 / 245_763, 12_673.0 / 175_545),
    Vector3(7_918.0 / 409_605, 87_881.0 / 737_289, 1_001_167.0 / 1_053_270))

  private static let xyzToSRGB = Matrix3(
    Vector3(12_831.0 / 3_959, -329.0 / 214, -1_974.0 / 3_959),
    Vector3(-851_781.0 / 878_810, 1_648_619.0 / 878_810, 36_519.0 / 878_810),
    Vector3(705.0 / 12_673, -2_585.0 / 12_673, 705.0 / 667))

  private static let displayP3ToXYZ = Matrix3(
    Vector3(608_311.0 / 1_250_200, 189_793.0 / 714_400, 198_249.0 / 1_000_160),
    Vector3(35_783.0 / 156_275, 247_089.0 / 357_200, 198_249.0 / 2_500_400),
    Vector3(0, 32_229.0 / 714_400, 5_220_557.0 / 5_000_800))

  private static let xyzToDisplayP3 = Matrix3(
    Vector3(446_124.0 / 178_915, -333_277.0 / 357_830, -72_051.0 / 178_915),
    Vector3(-14_852.0 / 17_905, 63_121.0 / 35_810, 423.0 / 17_905),
    Vector3(11_844.0 / 330_415, -50_337.0 / 660_830, 316_169.0 / 330_415))

  /// Linear light of sRGB's primaries to that of Display P3's.
  private static let sRGBToDisplayP3 = Matrix3(
    Vector3(2_442_703.0 / 2_969_989, 527_286.0 / 2_969_989, 0),
    Vector3(621_563.0 / 18_725_049, 18_103_486.0 / 18_725_049, 0),
    Vector3(
      281_089.0 / 16_454_667, 10_721_482.0 / 148_092_003, 134_840_720.0 / 148_092_003))

  /// The encoded components of a color in the gamut's space, outside 0...1 when the gamut does not have the color.
  package func encoded(_ color: ColorComponents) -> Vector3 {
    let sRGB = color.extendedSRGB
    let encoded = Vector3(sRGB.red, sRGB.green, sRGB.blue)
    switch self {
    case .sRGB: return encoded
    case .displayP3:
      if color.space == .displayP3 { return Vector3(color.red, color.green, color.blue) }
      // Both spaces share white and curve, so a gray keeps its numbers.
      if encoded.x == encoded.y, encoded.y == encoded.z { return encoded }
      return (Self.sRGBToDisplayP3 * encoded.map(TransferFunction.decodeSRGB))
        .map(TransferFunction.encodeSRGB)
    }
  }

  /// Half a step of 8 bits: what a byte rounds away.
  static let rounding = 0.5 / 255

  /// Whether the gamut has a color, give or take a tolerance such as ``rounding``.
  package func contains(_ color: ColorComponents, tolerance: Double = 0) -> Bool {
    encoded(color).isWithinUnit(tolerance: tolerance)
  }

  /// A color as a display of the gamut shows it: each encoded component held between 0 and 1.
  ///
  /// ColorSync's matrix profiles convert relative to the white point and clip, and so do browsers.
  package func clipped(_ color: ColorComponents) -> ColorComponents {
    let shown = encoded(color).clamped
    return ColorComponents(
      space: self == .sRGB ? .sRGB : .displayP3, red: shown.x, green: shown.y, blue: shown.z,
      alpha: color.alpha)
  }
}
