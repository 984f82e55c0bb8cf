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

  /// Whether eight bytes are.
  @inline(__always)
  private static func isPlain(_ word: UInt64) -> Bool {
    let eight = EightBytes(word)
    let special = eight.equal(to: 0x22) | eight.equal(to: 0x5C) | eight.equal(to: 0x7F)
    return special | eight.controls | eight.beyondASCII == 0
  }
}
