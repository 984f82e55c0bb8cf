/// A number made from bytes by FNV-1a: the same in every run, and quick for the few bytes of a name.
struct ByteHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Makes the number of no bytes.
  init() {}

  /// Makes the number of a text.
  init(_ text: String) { add(text) }

  /// The number, never 0.
  var number: UInt64 { max(1, state) }

  /// Adds a byte.
  mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// Adds the bytes of a text, without some of the first.
  mutating func add(_ text: String, from start: Int = 0) {
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { utf8 in
      for index in min(start, utf8.count)..<utf8.count { unsafe add(utf8[index]) }
    }
    if isAdded == nil { for byte in text.utf8.dropFirst(start) { add(byte) } }
  }

  /// Adds a number, such as the place that the text belongs to.
  mutating func add(number: Int) { state ^= UInt64(truncatingIfNeeded: number) }
}
