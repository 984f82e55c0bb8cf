/// Names colors one after the other, and keeps what is needed to find those that want the same name.
struct ColorNaming: Sendable {
  /// The number of each color's identifier in its scope, 0 where there is none.
  private(set) var numbers: [UInt64] = []
  /// The indices of colors that would like what each type has by itself.
  private(set) var reserved: [Int] = []
  /// The indices of colors whose names give no identifier.
  private(set) var nameless: [Int] = []
  private var words = SymbolWords()

  /// Makes room for a count of colors.
  init(capacity: Int) { numbers.reserveCapacity(capacity) }

  /// Passes over a color that can have no member.
  mutating func passOver() { numbers.append(0) }

  /// Gives a color the identifier that it would like.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - index: Its index.
  ///   - name: The name of its color set.
  ///   - start: How many bytes of that are namespaces.
  mutating func name(_ color: inout PaletteColor, _ index: Int, _ name: String, from start: Int) {
    guard let identifier = SymbolName.color(name, from: start, &words) else {
      nameless.append(index)
      numbers.append(0)
      return
    }
    color.identifier = identifier
    switch identifier {
    case .leaf:
      numbers.append(NumberSet.number(of: name, from: start, scope: color.scope))
      if Self.isReserved(name, from: start) { reserved.append(index) }
    case .text(let text):
      numbers.append(NumberSet.number(of: text, scope: color.scope))
      if text == SymbolName.reservedMember { reserved.append(index) }
    }
  }

  /// Whether the name of a color set is, without its namespaces, what each type has by itself.
  private static func isReserved(_ name: String, from start: Int) -> Bool {
    name.utf8.count - start == SymbolName.reservedMember.utf8.count
      && name.utf8.dropFirst(start).elementsEqual(SymbolName.reservedMember.utf8)
  }
}
