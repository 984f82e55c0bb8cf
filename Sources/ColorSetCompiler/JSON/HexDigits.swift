/// Hexadecimal digits in ASCII.
enum HexDigits {
  /// The value of a digit, nil for another byte.
  @inline(__always)
  static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte &- 0x30
    case 0x41...0x46: byte &- 0x37
    case 0x61...0x66: byte &- 0x57
    default: nil
    }
  }
}
