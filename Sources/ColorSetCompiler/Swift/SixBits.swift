/// Numbers as characters of six bits each, from `0` to `o`, with `|` in place of the backslash.
enum SixBits {
  /// A number as up to eight characters, the highest bits first; the first character is the lowest byte of the result.
  @inline(__always)
  static func word(_ number: UInt64, length: Int) -> UInt64 {
    var word: UInt64 = 0
    var rest = number
    for _ in 0..<length {
      word = word << 8 | (rest & 63)
      rest >>= 6
    }
    word &+= 0x3030_3030_3030_3030
    // Bytes that are a backslash, 0x5C, become 0x7C; all bytes are below 0x80.
    let isOther = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &+ 0x7F7F_7F7F_7F7F_7F7F
    return word | (~isOther & 0x8080_8080_8080_8080) >> 2
  }

  /// Adds a number in a fixed count of characters.
  @inline(__always)
  static func append(_ number: UInt64, length: Int, to text: inout SourceText) {
    if length > 8 {
      text.append(word: word(number >> 48, length: length - 8), count: length - 8)
      text.append(word: word(number, length: 8), count: 8)
    } else {
      text.append(word: word(number, length: length), count: length)
    }
  }
}
