/// Numbers as characters of six bits each, from `0` to `o`, with `|` in place of the backslash.
enum SixBits {
  /// A number in a fixed count of characters, the highest bits first.
  static func characters(_ number: UInt64, length: Int) -> [UInt8] {
    var characters: [UInt8] = []
    append(number, length: length, to: &characters)
    return characters
  }

  /// Adds a number in a fixed count of characters.
  @inline(__always)
  static func append(_ number: UInt64, length: Int, to characters: inout [UInt8]) {
    var shift = UInt64(length * 6)
    while shift > 0 {
      shift -= 6
      let byte = UInt8(truncatingIfNeeded: number >> shift & 63) + 0x30
      characters.append(byte == 0x5C ? 0x7C : byte)
    }
  }
}
