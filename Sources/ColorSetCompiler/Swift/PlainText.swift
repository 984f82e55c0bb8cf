/// Texts that may stand in a string literal or a comment as they are: printable ASCII without quotes and backslashes.
enum PlainText {
  /// Whether some bytes are such a text, looked at eight at a time.
  static func isPlain(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index + 8 <= bytes.count {
      let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      if !isPlain(word) { return false }
      index += 8
    }
    var rest: UInt64 = 0x2020_2020_2020_2020
    while index < bytes.count {
      rest = unsafe rest << 8 | UInt64(bytes[index])
      index += 1
    }
    return isPlain(rest)
  }

  /// Whether eight bytes are; a byte that is not sets its highest bit.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let low: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ 0x2222_2222_2222_2222
    let backslash = word ^ 0x5C5C_5C5C_5C5C_5C5C
    let isControl = (word &- 0x2020_2020_2020_2020) & ~word
    let isDelete = word &+ low
    let isSpecial = (quote &- low) & ~quote | (backslash &- low) & ~backslash
    return (word | isControl | isDelete | isSpecial) & 0x8080_8080_8080_8080 == 0
  }
}
