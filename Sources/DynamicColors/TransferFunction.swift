/// The curves between encoded components and linear light, for the color spaces of asset catalogs.
///
/// The standard library has no power function, and those of the C libraries differ in the last bit; these are made of
/// multiplications and roots alone, so a color has the same value on every platform.
nonisolated enum TransferFunction {
  /// Decodes a component of sRGB or Display P3 (IEC 61966-2-1, threshold 0.04045), mirrored at zero.
  static func decodeSRGB(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude <= 0.04045 { return encoded / 12.92 }
    let base = (magnitude + 0.055) / 1.055
    let root = fifthRoot(base)
    let linear = base * base * root * root
    return encoded < 0 ? -linear : linear
  }

  /// Encodes linear light for sRGB or Display P3 (IEC 61966-2-1, threshold 0.0031308), mirrored at zero.
  static func encodeSRGB(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    if magnitude <= 0.0031308 { return linear * 12.92 }
    let twelfth = cubeRoot(magnitude.squareRoot().squareRoot())
    let square = twelfth * twelfth
    let encoded = 1.055 * (square * square * twelfth) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Decodes a gray component by a power of 2.2 (Apple, "genericGrayGamma2_2"), mirrored at zero.
  static func decodeGamma22(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude == 0 { return 0 }
    let linear = magnitude * magnitude * fifthRoot(magnitude)
    return encoded < 0 ? -linear : linear
  }

  /// The fifth root of a positive, finite number, by Newton's method.
  private static func fifthRoot(_ number: Double) -> Double {
    var root = Double(bitPattern: number.bitPattern / 5 + 0x3326_6666_6666_6800)
    for _ in 0..<6 {
      let square = root * root
      let next = root - (root - number / (square * square)) / 5
      if next == root { break }
      root = next
    }
    return root
  }

  /// The cube root of a positive, finite number, by Newton's method.
  private static func cubeRoot(_ number: Double) -> Double {
    var root = Double(bitPattern: number.bitPattern / 3 + 0x2AA0_0000_0000_0200)
    for _ in 0..<6 {
      let next = root - (root - number / (root * root)) / 3
      if next == root { break }
      root = next
    }
    return root
  }
}
