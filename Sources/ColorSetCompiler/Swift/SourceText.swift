/// Text that is being written, as bytes.
struct SourceText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for more.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Adds a text of the program.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a text as it is.
  mutating func append(_ text: some StringProtocol) { bytes.append(contentsOf: text.utf8) }

  /// Adds one byte.
  @inline(__always)
  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Adds bytes.
  mutating func append(bytes other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Adds a number of zero or more in decimal.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    bytes.append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
  }

  /// Adds a text so that it may stand inside a string literal or a line comment and cannot end it.
  ///
  /// Quotes and backslashes get a backslash; characters that are invisible or end a line are written by their numbers.
  mutating func append(escaped text: some StringProtocol) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for scalar in text.unicodeScalars { append(escaped: scalar) }
  }

  /// Adds a character as ``append(escaped:)-(StringProtocol)`` does.
  mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      append("\\u{")
      append(String(scalar.value, radix: 16, uppercase: true))
      append(byte: 0x7D)
    default:
      if scalar == "\"" || scalar == "\\" { append(byte: 0x5C) }
      append(String(scalar))
    }
  }

  /// Replaces bytes by as many others.
  mutating func replace(at place: Int, with other: [UInt8]) {
    for (index, byte) in other.enumerated() { bytes[place + index] = byte }
  }

  /// Writes the last byte by its number.
  mutating func escapeLastByte() {
    guard let byte = bytes.popLast() else { return }
    append("\\u{")
    append(String(byte, radix: 16))
    append(byte: 0x7D)
  }
}
