import DynamicColors

extension SourceText {
  /// Adds a JSON string, or null.
  mutating func append(json text: String?) {
    guard let text else {
      append("null")
      return
    }
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(json: $0)
    }
    if isAdded == nil {
      let copy = Array(text.utf8)
      unsafe copy.withUnsafeBufferPointer { unsafe append(json: $0) }
    }
  }

  private mutating func append(json utf8: UnsafeBufferPointer<UInt8>) {
    if unsafe Self.isPlain(utf8) {
      unsafe append(quoted: utf8)
    } else {
      append(byte: 0x22)
      unsafe append(escaping: utf8)
      append(byte: 0x22)
    }
  }

  /// Whether a text surely has nothing to escape; what is not surely so is looked at byte by byte.
  @inline(__always)
  private static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(utf8)
    guard bytes.count >= 8 else {
      for index in 0..<utf8.count {
        if unsafe mustEscape(utf8[index]) || utf8[index] >= 0x80 { return false }
      }
      return true
    }
    // The last eight bytes may have been looked at in part.
    for start in stride(from: 0, to: bytes.count, by: 8) {
      let place = min(start, bytes.count - 8)
      if unsafe mayEscape(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
        return false
      }
    }
    return true
  }

  private mutating func append(escaping utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    var index = 0
    while index < utf8.count {
      if unsafe Self.mustEscape(utf8[index]) {
        unsafe append(buffer: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        unsafe append(escaped: utf8[index])
        start = index + 1
      } else if unsafe utf8[index] >= 0xC0,
        let (scalar, count) = unsafe Self.turningScalar(utf8, at: index)
      {
        unsafe append(buffer: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        append("\\u")
        append(hex: UInt8(scalar.value >> 8))
        append(hex: UInt8(scalar.value & 0xFF))
        index += count - 1
        start = index + 1
      }
      index += 1
    }
    unsafe append(buffer: UnsafeBufferPointer(rebasing: utf8[start...]))
  }

  /// Whether one of eight bytes may have to be escaped; false only when none has to be.
  @inline(__always)
  private static func mayEscape(_ word: UInt64) -> Bool {
    let eight = EightBytes(word)
    let special = eight.equal(to: 0x22) | eight.equal(to: 0x5C) | eight.equal(to: 0x7F)
    return special | eight.controls | eight.beyondASCII != 0
  }

  /// Whether a byte cannot stand in a JSON string as it is; a deleting one can, but would not be seen.
  @inline(__always)
  private static func mustEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F
  }

  /// The character of two or three bytes that begins at a place and turns text, with its count of bytes; nil for any other.
  private static func turningScalar(
    _ utf8: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: Unicode.Scalar, count: Int)? {
    let first = unsafe UInt32(utf8[index])
    let count = first < 0xE0 ? 2 : 3
    guard first < 0xF0, index + count <= utf8.count else { return nil }
    var value = first & (count == 2 ? 0x1F : 0x0F)
    for offset in 1..<count { value = unsafe value << 6 | UInt32(utf8[index + offset] & 0x3F) }
    guard let scalar = Unicode.Scalar(value), scalar.turnsText else { return nil }
    return (scalar, count)
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
    let (red, green, blue) = (UInt64(color.red), UInt64(color.green), UInt64(color.blue))
    let high = red >> 4 | (green >> 4) << 16 | (blue >> 4) << 32
    let low = red & 15 | (green & 15) << 16 | (blue & 15) << 32
    append(word: Self.hexDigits(high | low << 8) << 8 | 0x23, count: 7)
  }

  /// The hexadecimal digits of eight numbers below 16, each in a byte.
  @inline(__always)
  private static func hexDigits(_ numbers: UInt64) -> UInt64 {
    let isLetter = (numbers &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    return numbers &+ 0x3030_3030_3030_3030 &+ isLetter &* 7
  }

  /// The two hexadecimal digits of a byte, the first one lowest.
  @inline(__always)
  private static func hexDigits(_ byte: UInt8) -> UInt64 {
    hexDigits(UInt64(byte >> 4) | UInt64(byte & 15) << 8) & 0xFFFF
  }

  /// Adds a number as sixteen hexadecimal digits in small letters.
  mutating func append(lowercaseHex number: UInt64) {
    for half in [number >> 32, number & 0xFFFF_FFFF] {
      var digits: UInt64 = 0x2020_2020_2020_2020
      for place in 0..<4 {
        let byte = UInt8(truncatingIfNeeded: half >> UInt64(24 - 8 * place))
        digits |= Self.hexDigits(byte) << UInt64(16 * place)
      }
      append(word: digits, count: 8)
    }
  }

  /// Adds a byte as two hexadecimal digits.
  mutating func append(hex byte: UInt8) {
    append(word: Self.hexDigits(byte), count: 2)
  }
}
