package import DynamicColors

extension ColorComponents {
  /// Linear light of sRGB's primaries, outside 0...1 for colors outside sRGB.
  ///
  /// It stays within a million times white, far beyond any display, so that no formula for differences overflows.
  package var linearSRGB: Vector3 { wholeLinearSRGB.map { min(max($0, -1e6), 1e6) } }

  private var wholeLinearSRGB: Vector3 {
    switch space {
    case .extendedLinearSRGB:
      return Vector3(red, green, blue)
    case .grayGamma22, .extendedGray:
      let linear = TransferFunction.decodeGamma22(red)
      return Vector3(linear, linear, linear)
    case .sRGB, .extendedSRGB:
      return Vector3(red, green, blue).map(TransferFunction.decodeSRGB)
    case .displayP3:
      let color = extendedSRGB
      return Vector3(color.red, color.green, color.blue).map(TransferFunction.decodeSRGB)
    }
  }

  /// Makes an opaque color of extended sRGB from linear light of its primaries.
  package init(linearSRGB linear: Vector3, alpha: Double = 1) {
    let encoded = linear.map(TransferFunction.encodeSRGB)
    self.init(
      space: .extendedSRGB, red: encoded.x, green: encoded.y, blue: encoded.z, alpha: alpha)
  }
}
