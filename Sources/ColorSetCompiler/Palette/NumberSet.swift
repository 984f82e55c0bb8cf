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

  /// The number of a text in a scope, which is not 0.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: How many of its first bytes are left out.
  ///   - scope: The number of the scope.
  /// - Returns: The number.
  static func number(of text: String, from start: Int = 0, scope: Int) -> UInt64 {
    var hash = ByteHash()
    hash.add(number: scope)
    hash.add(text, from: start)
    return hash.number
  }

  /// Adds a number other than 0; false when it is there already, or there is no room.
  mutating func insert(_ number: UInt64) -> Bool {
    guard count * 2 < table.count else { return false }
    let place = place(of: number)
    if table[place] == number { return false }
    table[place] = number
    count += 1
    return true
  }

  /// Whether a number other than 0 is there.
  func contains(_ number: UInt64) -> Bool { !table.isEmpty && table[place(of: number)] == number }

  /// Where a number is, or would be: half of the places are empty, so that a search ends.
  private func place(of number: UInt64) -> Int {
    var place = Int(truncatingIfNeeded: number >> 20) & (table.count - 1)
    while table[place] != 0, table[place] != number { place = (place + 1) & (table.count - 1) }
    return place
  }
}
