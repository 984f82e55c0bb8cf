import Testing

@testable import ColorSetCompiler

/// The keys that color sets and findings are sorted by.
@Suite struct CodePointKeyTests {
  /// Names of all lengths around those that a key holds, and with bytes above 127.
  private static let names =
    (0...18).map { String("abcdefghijklmnopqr".prefix($0)) }
    + ["B", "b", "abcdefgh/", "abcdefghijklmno/", "é", "e\u{301}", "abcdefg\u{1F3A8}", "z"]

  @Test("Where two keys tell an order, it is that of the code points")
  func order() {
    for left in Self.names {
      for right in Self.names {
        let isFirst = CodePointKey(left, index: 0).precedes(CodePointKey(right, index: 1))
        guard let isFirst else {
          #expect(left.utf8.prefix(16).elementsEqual(right.utf8.prefix(16)))
          continue
        }
        #expect(isFirst == CodePointOrder.precedes(left, right), "\(left) \(right)")
      }
    }
  }

  @Test("Bytes that all texts begin with are passed over, also where nothing is left")
  func sharedBytes() {
    for (left, right) in [("same/a", "same/b"), ("same/", "same/a"), ("same/1", "same/10")] {
      let keys = [left, right].map { CodePointKey($0, after: 5, index: 0) }
      #expect(keys[0].precedes(keys[1]) == true && keys[1].precedes(keys[0]) == false)
    }
    #expect(
      CodePointKey("a", after: 9, index: 0).precedes(CodePointKey("b", after: 9, index: 0)) == nil)
  }

  @Test("A key keeps its index")
  func index() { #expect(CodePointKey("A", index: 70_000).index == 70_000) }

  @Test("Elements come into the order of their keys, whatever circles that takes")
  func arranges() {
    var generator = SeededGenerator(seed: 3)
    for count in 0..<40 {
      let texts = (0..<count).map { _ in String(UInt64.random(in: .min ... .max, using: &generator))
      }
      var keys = texts.indices.map { CodePointKey(texts[$0], index: $0) }
      keys.sort { left, right in
        left.precedes(right) ?? CodePointOrder.precedes(texts[left.index], texts[right.index])
      }
      var arranged = texts
      arranged.arrange(by: keys)
      #expect(arranged == texts.sorted(by: CodePointOrder.precedes))
    }
  }
}
