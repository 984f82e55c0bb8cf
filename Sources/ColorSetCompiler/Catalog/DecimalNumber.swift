/// Decimal numbers that convert without any rounding but the last.
enum DecimalNumber {
  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// The value of digits with one point and perhaps a minus sign, at most 15 digits long; nil for other texts.
  ///
  /// Both the digits as a whole number and the power of ten are exact in floating point, so their quotient is the number
  /// nearest to the text (W. D. Clinger, "How to read floating point numbers accurately", 1990).
  @inline(__always)
  static func exactly(_ range: Range<Int>, in bytes: RawSpan) -> Double? {
    var offset = range.lowerBound
    let isNegative = bytes.byte(offset) == 0x2D
    if isNegative { offset += 1 }
    guard range.upperBound - offset <= 16 else { return nil }
    var digits: UInt64 = 0
    var places = -1
    var count = 0
    while offset < range.upperBound {
      let byte = bytes.byte(offset)
      if byte &- 0x30 < 10 {
        digits = digits &* 10 &+ UInt64(byte &- 0x30)
        count += 1
        if places >= 0 { places += 1 }
      } else if byte == 0x2E, places < 0 {
        places = 0
      } else {
        return nil
      }
      offset += 1
    }
    guard places >= 0, count > 0, count <= 15 else { return nil }
    let value = Double(digits) / powersOfTen[places]
    return isNegative ? -value : value
  }
}
