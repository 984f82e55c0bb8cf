/// The curves between encoded components and linear light, for the color spaces of asset catalogs.
///
/// The standard library has no power function, and those of the C libraries differ in the last bit; these are made of
/// multiplications and roots alone, so a color has the same value on every platform.
package nonisolated enum TransferFunction {
  /// Numbers from here on are far beyond any color and are left as they are, so that none becomes infinite.
  private static let largest = 1e100

  /// Decodes a component of sRGB or Display P3 (IEC 61966-2-1, threshold 0.04045), mirrored at zero.
  package static func decodeSRGB(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude <= 0.04045 { return encoded / 12.92 }
    guard magnitude < largest else { return encoded }
    let base = (magnitude + 0.055) / 1.055
    let root = fifthRoot(base)
    let linear = base * base * root * root
    return encoded < 0 ? -linear : linear
  }

  /// Encodes linear light for sRGB or Display P3 (IEC 61966-2-1, threshold 0.0031308), mirrored at zero.
  package static func encodeSRGB(_ linear: Double) -> Double {
    let magnitude = linear.magnitude
    if magnitude <= 0.0031308 { return linear * 12.92 }
    guard magnitude < largest else { return linear }
    let encoded = 1.055 * powerOfFiveTwelfths(magnitude) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Decodes a gray component by a power of 2.2 (Apple, "genericGrayGamma2_2"), mirrored at zero.
  package static func decodeGamma22(_ encoded: Double) -> Double {
    let magnitude = encoded.magnitude
    if magnitude == 0 { return 0 }
    guard magnitude < largest else { return encoded }
    let linear = magnitude * magnitude * fifthRoot(magnitude)
    return encoded < 0 ? -linear : linear
  }

  /// The fifth root of a positive, finite number.
  ///
  /// Newton's method finds the inverse root, which takes no division: y ← y (6 - x y⁵) / 5.
  private static func fifthRoot(_ number: Double) -> Double {
    var inverse = Double(bitPattern: 0x4CB9_9999_9999_9800 - number.bitPattern / 5)
    for _ in 0..<5 {
      let square = inverse * inverse
      inverse *= 1.2 - 0.2 * number * square * square * inverse
    }
    let square = inverse * inverse
    return number * square * square
  }

  /// A positive, finite number to the power of 1 / 2.4, from its inverse twelfth root: y ← y (13 - x y¹²) / 12.
  ///
  /// Square roots would bring in the C library's mathematics.
  private static func powerOfFiveTwelfths(_ number: Double) -> Double {
    var inverse = Double(bitPattern: 0x4544_0000_0000_0000 - number.bitPattern / 12)
    for _ in 0..<7 {
      let square = inverse * inverse
      let fourth = square * square
      inverse *= 13.0 / 12 - number / 12 * fourth * fourth * fourth
    }
    let square = inverse * inverse
    return number * (square * square * square * inverse)
  }
}
