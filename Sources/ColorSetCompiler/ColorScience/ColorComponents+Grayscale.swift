package import DynamicColors

extension ColorComponents {
  /// The gray of the same relative luminance, in sRGB and with the same alpha: what is left of a color where only lightness
  /// is seen or printed.
  package var grayscale: ColorComponents {
    let level = TransferFunction.encodeSRGB(min(max(Contrast.luminance(self), 0), 1))
    return ColorComponents(space: .sRGB, red: level, green: level, blue: level, alpha: alpha)
  }

  /// The level of that gray in 8 bits.
  var grayscaleByte: UInt8 {
    NearestBytes.table.byte(Contrast.luminance(self)) ?? grayscale.rgba8.red
  }
}
