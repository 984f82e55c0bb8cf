import Testing

@testable import ColorSetCompiler

/// The keys that color sets are sorted by.
@Suite struct ColorSetKeyTests {
  /// Names of all lengths around those that a key holds, and with bytes above 127.
  private static let names =
    (0...18).map { String("abcdefghijklmnopqr".prefix($0)) }
    + ["B", "b", "abcdefgh/", "abcdefghijklmno/", "é", "e\u{301}", "abcdefg\u{1F3A8}", "z"]

  @Test("Where two keys tell an order, it is that of the code points")
  func order() {
    for left in Self.names {
      for right in Self.names {
        let isFirst = ColorSetKey(name: left, index: 0).precedes(ColorSetKey(name: right, index: 1))
        guard let isFirst else {
          #expect(left.utf8.prefix(16).elementsEqual(right.utf8.prefix(16)))
          continue
        }
        #expect(isFirst == CodePointOrder.precedes(left, right), "\(left) \(right)")
      }
    }
  }

  @Test("A key keeps the index of its color set")
  func index() { #expect(ColorSetKey(name: "A", index: 70_000).colorSet == 70_000) }
}
