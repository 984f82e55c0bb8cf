/// The rule by which Xcode reads a component, decided for each value by its own spelling.
///
/// A JSON number counts as it is. A string that begins with `0x` is a hexadecimal whole number of 255; one with a point or
/// an exponent counts as it is; any other is a whole number of 255. So `"1"` is 1/255 and `"1.0"` is 1.
enum ComponentNumber {
  /// Why a text is no component, in words that follow the text.
  struct Failure: Error { var message: String }

  /// The value of the text of a JSON string, and its form.
  static func parse(
    string range: Range<Int>, in bytes: RawSpan
  ) throws(Failure) -> (value: Double, form: ComponentSpelling.Form) {
    if range.count > 2, bytes.byte(range.lowerBound) == 0x30,
      bytes.byte(range.lowerBound + 1) | 0x20 == 0x78
    {
      let whole = try hexadecimal(range.dropFirst(2), bytes)
      return (Double(whole) / 255, .hexadecimal)
    }
    if let byte = wholeNumber(range, bytes) {
      guard byte <= 255 else {
        throw Failure(message: "is above 255; write a whole number from 0 to 255")
      }
      return (Double(byte) / 255, .integer)
    }
    if let value = try decimal(range, bytes) { return (value, .decimal) }
    throw Failure(message: hint(range, bytes))
  }

  /// The value of a JSON number.
  static func parse(number range: Range<Int>, in bytes: RawSpan) throws(Failure) -> Double {
    if let value = DecimalNumber.exactly(range, in: bytes) { return value }
    guard let value = Double(bytes.string(range)), value.isFinite else {
      throw Failure(message: "is too large; write a number such as 0.500")
    }
    return value
  }

  private static func hexadecimal(
    _ range: Range<Int>, _ bytes: RawSpan
  ) throws(Failure) -> Int {
    var value = 0
    for offset in range {
      guard let digit = HexDigits.value(of: bytes.byte(offset)) else {
        throw Failure(message: "is not a hexadecimal number; write it as 0x00 to 0xFF")
      }
      value = min(value << 4 | Int(digit), 256)
    }
    guard value <= 255 else {
      throw Failure(message: "is above 0xFF; write it as 0x00 to 0xFF")
    }
    return value
  }

  /// The value of a text of digits only, at most 256; nil for other texts.
  static func wholeNumber(_ range: Range<Int>, _ bytes: RawSpan) -> Int? {
    guard !range.isEmpty else { return nil }
    var value = 0
    for offset in range {
      let digit = bytes.byte(offset) &- 0x30
      guard digit < 10 else { return nil }
      value = min(value * 10 + Int(digit), 256)
    }
    return value
  }

  private static func decimal(_ range: Range<Int>, _ bytes: RawSpan) throws(Failure) -> Double? {
    if let value = DecimalNumber.exactly(range, in: bytes) { return value }
    guard range.contains(where: { bytes.byte($0) == 0x2E || bytes.byte($0) | 0x20 == 0x65 }),
      range.allSatisfy({ isPartOfDecimal(bytes.byte($0)) }),
      let value = Double(bytes.string(range))
    else { return nil }
    guard value.isFinite else {
      throw Failure(message: "is too large; write a number such as 0.500")
    }
    return value
  }

  private static func isPartOfDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x2E, 0x2B, 0x2D, 0x45, 0x65: true
    default: false
    }
  }

  private static func hint(_ range: Range<Int>, _ bytes: RawSpan) -> String {
    let text = bytes.string(range.prefix(400))
    if text.isEmpty { return "is empty; write a number such as 0.500, 128 or 0x80" }
    if text.hasPrefix("#") {
      let digits = text.utf8.dropFirst()
      guard 1...2 ~= digits.count, digits.allSatisfy({ HexDigits.value(of: $0) != nil }) else {
        return "is a whole color, or nothing; write one component, from 0x00 to 0xFF"
      }
      return "is not a number; write a hexadecimal number as 0x"
        + String(text.dropFirst().uppercased()).forMessage(limit: 20)
    }
    if text.contains(",") { return "is not a number; write a point in place of the comma" }
    if text.hasSuffix("%") { return "is not a number; write a percentage as a fraction of 1" }
    if text.utf8.contains(0x20) { return "is not a number; take out the space" }
    if text.hasPrefix("-"), text.count > 1, text.utf8.dropFirst().allSatisfy({ $0 &- 0x30 < 10 }) {
      return "is below 0; write a whole number from 0 to 255"
    }
    return "is not a number; write it as 0.500, 128 or 0x80"
  }
}
