import DynamicColors

extension SourceText {
  /// Adds a JSON string, or null.
  mutating func append(json text: String?) {
    guard var text else {
      append("null")
      return
    }
    append(byte: 0x22)
    text.withUTF8 { utf8 in
      var start = 0
      for index in 0..<utf8.count where unsafe Self.mustEscape(utf8[index]) {
        unsafe append(buffer: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        unsafe append(escaped: utf8[index])
        start = index + 1
      }
      unsafe append(buffer: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    append(byte: 0x22)
  }

  /// Whether a byte cannot stand in a JSON string as it is; a deleting one can, but would not be seen.
  @inline(__always)
  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  private mutating func append(escaped byte: UInt8) {
    if byte == 0x22 || byte == 0x5C {
      append(byte: 0x5C)
      append(byte: byte)
    } else {
      append("\\u00")
      append(hex: byte)
    }
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
    append(opaqueHex: color)
    append(hex: color.alpha)
  }

  /// Adds a color without its alpha in the form `#RRGGBB`.
  mutating func append(opaqueHex color: RGBA8) {
    let channels =
      Self.hexDigits(color.red) << 8 | Self.hexDigits(color.green) << 24
      | Self.hexDigits(color.blue) << 40
    append(word: channels | 0x23, count: 7)
  }

  /// The two hexadecimal digits of a byte, the first one lowest.
  @inline(__always)
  private static func hexDigits(_ byte: UInt8) -> UInt64 {
    let high = UInt64(byte >> 4)
    let low = UInt64(byte & 15)
    return (high + (high < 10 ? 0x30 : 0x37)) | (low + (low < 10 ? 0x30 : 0x37)) << 8
  }

  /// Adds a byte as two hexadecimal digits in small letters.
  mutating func append(lowercaseHex byte: UInt8) {
    append(word: Self.hexDigits(byte) | 0x2020, count: 2)
  }

  /// Adds a byte as two hexadecimal digits.
  mutating func append(hex byte: UInt8) {
    append(word: Self.hexDigits(byte), count: 2)
  }
}
