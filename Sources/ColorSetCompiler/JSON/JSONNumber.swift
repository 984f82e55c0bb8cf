/// Numbers of a JSON text.
enum JSONNumber {
  /// Parses a number by the grammar of RFC 8259, section 6, and adds it to the tree.
  static func parse(
    _ bytes: RawSpan, _ cursor: inout JSONCursor, _ tree: inout JSONTree
  ) throws(JSONError) {
    var index = cursor.index
    if bytes.byte(index) == 0x2D { index += 1 }
    if bytes.byte(index) == 0x30 {
      index += 1
      if isDigit(bytes.byte(index)) { throw malformed("a leading zero", cursor) }
    } else {
      guard passDigits(bytes, &index) else { throw malformed("no digits", cursor) }
    }
    if bytes.byte(index) == 0x2E {
      index += 1
      guard passDigits(bytes, &index) else {
        throw malformed("no digits after its point", cursor)
      }
    }
    if bytes.byte(index) | 0x20 == 0x65 {
      index += 1
      if bytes.byte(index) == 0x2B || bytes.byte(index) == 0x2D { index += 1 }
      guard passDigits(bytes, &index) else {
        throw malformed("no digits in its exponent", cursor)
      }
    }
    tree.append(.number, from: cursor, to: index)
    cursor.index = index
  }

  private static func passDigits(_ bytes: RawSpan, _ index: inout Int) -> Bool {
    let start = index
    while isDigit(bytes.byte(index)) { index += 1 }
    return index > start
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func malformed(_ what: String, _ cursor: JSONCursor) -> JSONError {
    JSONError(message: "a number with \(what); write one such as 0.5", position: cursor.position)
  }
}
