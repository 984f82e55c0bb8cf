import DynamicColors

extension SourceText {
  /// Adds a JSON string, or null.
  mutating func append(json text: String?) {
    guard let text else {
      append("null")
      return
    }
    append(byte: 0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C:
        append(byte: 0x5C)
        append(byte: byte)
      case 0..<0x20, 0x7F:
        append("\\u00")
        append(hex: byte)
      default:
        append(byte: byte)
      }
    }
    append(byte: 0x22)
  }

  /// Adds a finite number in its shortest decimals, a whole one without a point.
  mutating func append(json number: Double) {
    if number == number.rounded(), number.magnitude < 1e15 {
      if number.sign == .minus { append(byte: 0x2D) }
      append(decimal: Int(number.magnitude))
    } else {
      append(number.description)
    }
  }

  /// Adds a color in the form `#RRGGBBAA`.
  mutating func append(hex color: RGBA8) {
    append(byte: 0x23)
    append(hex: color.red)
    append(hex: color.green)
    append(hex: color.blue)
    append(hex: color.alpha)
  }

  /// Adds a byte as two hexadecimal digits.
  mutating func append(hex byte: UInt8) {
    for digit in [byte >> 4, byte & 15] { append(byte: digit + (digit < 10 ? 0x30 : 0x37)) }
  }
}
