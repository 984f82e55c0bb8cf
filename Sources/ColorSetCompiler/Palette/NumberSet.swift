/// A set of numbers made from texts, to tell quickly that no text has come twice.
///
/// Different texts may have the same number; the same text always has.
struct NumberSet {
  private var table: [UInt64] = []
  private var count = 0

  /// Makes room for a count of texts.
  mutating func reserve(_ capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    table = [UInt64](repeating: 0, count: size)
  }

  /// Adds the number of a text in a scope; false when it is there already, or there is no room.
  mutating func insert(_ text: String, scope: Int) -> Bool {
    insert(Self.number(of: text, scope: scope))
  }

  /// Adds a number other than 0; false when it is there already, or there is no room.
  mutating func insert(_ number: UInt64) -> Bool {
    guard count * 2 < table.count else { return false }
    var place = Int(truncatingIfNeeded: number >> 20) & (table.count - 1)
    while table[place] != 0 {
      if table[place] == number { return false }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = number
    count += 1
    return true
  }

  /// The number of a text by FNV-1a, never 0, which stands for an empty place.
  private static func number(of text: String, scope: Int) -> UInt64 {
    var number: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: scope)
    var text = text
    text.withUTF8 { utf8 in
      for index in 0..<utf8.count {
        number = unsafe (number ^ UInt64(utf8[index])) &* 0x100_0000_01B3
      }
    }
    return max(1, number)
  }
}
