#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A place in a file that moves on over texts that are known beforehand.
struct TemplateCursor {
  /// The offset of the next byte.
  private(set) var index = 0
  /// The line of the next byte, counted from 1.
  private(set) var line: Int32 = 1

  /// Passes a text, if it comes next.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - lines: How many line feeds it has.
  ///   - bytes: The file.
  /// - Returns: Whether it came next.
  @inline(__always)
  mutating func take(_ text: StaticString, lines: Int32, _ bytes: RawSpan) -> Bool {
    let length = text.utf8CodeUnitCount
    guard length <= bytes.byteCount - index else { return false }
    let start = index
    let isNext = unsafe bytes.withUnsafeBytes { buffer in
      unsafe buffer.baseAddress.map { unsafe memcmp($0 + start, text.utf8Start, length) == 0 }
        ?? false
    }
    guard isNext else { return false }
    index += length
    line += lines
    return true
  }

  /// Passes ASCII characters up to a quote; nil when there is none, or something that JSON would write or read otherwise.
  mutating func text(_ bytes: RawSpan) -> Range<Int>? {
    let start = index
    while index < bytes.byteCount {
      let byte = unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      if byte == 0x22 { return start..<index }
      if byte < 0x20 || byte >= 0x7F || byte == 0x5C { return nil }
      index += 1
    }
    return nil
  }

  /// Passes a component up to its quote; nil when it is not one.
  @inline(__always)
  mutating func component(
    _ form: inout ComponentSpelling.Form, _ bytes: RawSpan
  ) -> ComponentText? {
    if index + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
        .littleEndian
      if word & 0xFF_0000_FFFF == 0x22_0000_7830, let byte = Self.byte(word >> 16) {
        form = .hexadecimal
        index += 4
        return .short(ShortNumber(byte: byte))
      }
      if word & 0xFF00_0000_FF00 == 0x2200_0000_2E00, let whole = Self.thousandths(word),
        let number = ShortNumber(thousandths: whole)
      {
        form = .decimal
        index += 5
        return .short(number)
      }
      if let (byte, length) = Self.wholeByte(word) {
        form = .integer
        index += length
        return .short(ShortNumber(byte: byte))
      }
    }
    return otherComponent(&form, bytes)
  }

  private mutating func otherComponent(
    _ form: inout ComponentSpelling.Form, _ bytes: RawSpan
  ) -> ComponentText? {
    guard let range = text(bytes) else { return nil }
    if let whole = ComponentNumber.wholeNumber(range, bytes), let byte = UInt8(exactly: whole) {
      form = .integer
      return .short(ShortNumber(byte: byte))
    }
    guard let (value, spelled) = try? ComponentNumber.parse(string: range, in: bytes)
    else { return nil }
    form = spelled
    return .other(value)
  }

  /// The byte of two hexadecimal digits in the low bytes of a word, the first one lowest.
  @inline(__always)
  private static func byte(_ word: UInt64) -> UInt8? {
    guard let high = HexDigits.value(of: UInt8(truncatingIfNeeded: word)),
      let low = HexDigits.value(of: UInt8(truncatingIfNeeded: word >> 8))
    else { return nil }
    return high << 4 | low
  }

  /// The byte that one to three decimal digits before a quote in the low bytes of a word stand for, and how many they are.
  @inline(__always)
  private static func wholeByte(_ word: UInt64) -> (byte: UInt8, length: Int)? {
    let length =
      word & 0xFF00_0000 == 0x2200_0000
      ? 3 : word & 0xFF_0000 == 0x22_0000 ? 2 : word & 0xFF00 == 0x2200 ? 1 : 0
    guard length > 0 else { return nil }
    // Leading zeros in place of what is missing: the last digit is in the third byte.
    let digits = (word ^ 0x30_3030) << UInt64(24 - 8 * length) & 0xFF_FFFF
    guard (digits | (digits &+ 0x06_0606)) & 0xF0_F0F0 == 0 else { return nil }
    let whole = (digits & 15) * 100 + (digits >> 8 & 15) * 10 + digits >> 16
    guard whole <= 255 else { return nil }
    return (UInt8(truncatingIfNeeded: whole), length)
  }

  /// The thousandths of a digit, a point and three digits in the low bytes of a word.
  @inline(__always)
  private static func thousandths(_ word: UInt64) -> UInt16? {
    let digits = word & 0xFF_FFFF_00FF ^ 0x30_3030_0030
    // A byte above 9 has one of its high bits set, or gets one when 6 is added.
    guard (digits | (digits &+ 0x06_0606_0006)) & 0xF0_F0F0_00F0 == 0 else { return nil }
    let whole =
      (digits & 15) * 1000 + (digits >> 16 & 15) * 100 + (digits >> 24 & 15) * 10 + digits >> 32
    return UInt16(truncatingIfNeeded: whole)
  }
}
