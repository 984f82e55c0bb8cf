/// Strings of a JSON text.
enum JSONString {
  /// Parses a string from its opening quote on and adds it to the tree.
  static func parse(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) {
    let position = cursor.position
    let start = cursor.index + 1
    var index = start
    var hasEscapes = false
    while true {
      index = firstSpecial(bytes, from: index)
      guard index < bytes.byteCount else {
        throw JSONError(message: "a string has no closing quote; add it", position: position)
      }
      switch bytes.byte(index) {
      case 0x22:
        tree.append(string: start..<index, hasEscapes: hasEscapes, at: position)
        cursor.index = index + 1
        return
      case 0x5C:
        hasEscapes = true
        index = try passEscape(bytes, at: index, cursor)
      case 0x80...:
        let length = utf8Length(bytes, at: index)
        guard length > 0 else {
          throw JSONError(
            message: "a byte that is not UTF-8; save the file as UTF-8",
            position: cursor.position(at: index))
        }
        index += length
      default:
        throw JSONError(
          message: "\(bytes.description(at: index)) in a string; "
            + "add the closing quote before it, or write it as an escape",
          position: cursor.position(at: index))
      }
    }
  }

  /// The first byte from an index on that is a quote, a backslash, a control character or beyond ASCII.
  @inline(__always)
  private static func firstSpecial(_ bytes: RawSpan, from start: Int) -> Int {
    var index = start
    while index + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let eight = EightBytes(word.littleEndian)
      let found =
        eight.equal(to: 0x22) | eight.equal(to: 0x5C) | eight.controls | eight.beyondASCII
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.byteCount {
      let byte = bytes.byte(index)
      if byte == 0x22 || byte == 0x5C || byte < 0x20 || byte >= 0x80 { return index }
      index += 1
    }
    return index
  }

  /// The index after the escape that begins at an index.
  private static func passEscape(
    _ bytes: RawSpan, at start: Int, _ cursor: JSONCursor
  ) throws(JSONError) -> Int {
    let position = cursor.position(at: start)
    switch bytes.byte(start + 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return start + 2
    case 0x75:
      guard let unit = codeUnit(bytes, at: start) else {
        throw JSONError(
          message: "an escape '\\u' without four hexadecimal digits; write the character itself",
          position: position)
      }
      if unit & 0xF800 != 0xD800 { return start + 6 }
      guard unit < 0xDC00, let low = codeUnit(bytes, at: start + 6), low & 0xFC00 == 0xDC00 else {
        throw JSONError(
          message: "an escape for half of a character; write the character itself",
          position: position)
      }
      return start + 12
    default:
      throw JSONError(
        message: "a backslash that JSON does not allow; take it out", position: position)
    }
  }

  /// The number of a `\u` escape at an index, nil when there is none.
  static func codeUnit(_ bytes: RawSpan, at index: Int) -> UInt32? {
    guard bytes.byte(index) == 0x5C, bytes.byte(index + 1) == 0x75 else { return nil }
    var unit: UInt32 = 0
    for offset in 2..<6 {
      guard let digit = HexDigits.value(of: bytes.byte(index + offset)) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  /// The number of bytes of the UTF-8 sequence at an index, 0 when it is not well-formed (Unicode, table 3-7).
  static func utf8Length(_ bytes: RawSpan, at index: Int) -> Int {
    let first = bytes.byte(index)
    let second = bytes.byte(index + 1)
    func isTail(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
    switch first {
    case 0xC2...0xDF:
      return isTail(second) ? 2 : 0
    case 0xE0...0xEF:
      let isFit =
        first == 0xE0 ? second >= 0xA0 : first == 0xED ? second < 0xA0 : true
      return isFit && isTail(second) && isTail(bytes.byte(index + 2)) ? 3 : 0
    case 0xF0...0xF4:
      let isFit = first == 0xF0 ? second >= 0x90 : first == 0xF4 ? second < 0x90 : true
      return isFit && isTail(second) && isTail(bytes.byte(index + 2))
        && isTail(bytes.byte(index + 3)) ? 4 : 0
    default:
      return 0
    }
  }
}
