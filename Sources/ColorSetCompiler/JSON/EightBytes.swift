/// Eight bytes of a text that are looked at in one step.
///
/// An answer has the highest bit of each byte that is asked for set, and no other bit of a byte below it: borrows go upwards, so
/// that what lies above the first such byte may be marked by mistake. (Mycroft's test for a zero byte: `(x - 01…) & ~x & 80…`.)
struct EightBytes {
  private let word: UInt64

  /// Makes it of a word, whose lowest byte comes first.
  @inline(__always)
  init(_ word: UInt64) { self.word = word }

  /// The bytes that are a given one.
  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let differing = word ^ (Self.ones &* UInt64(byte))
    return (differing &- Self.ones) & ~differing & Self.marks
  }

  /// The bytes below a space.
  @inline(__always)
  var controls: UInt64 { (word &- Self.ones &* 0x20) & ~word & Self.marks }

  /// The bytes beyond ASCII.
  @inline(__always)
  var beyondASCII: UInt64 { word & Self.marks }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let marks: UInt64 = 0x8080_8080_8080_8080
}
