import ColorSetCompiler
import Testing

/// Which names are taken for easily confused ones.
@Suite struct NameFoldTests {
  private func pairs(_ names: [String]) -> [NameFold.Pair] {
    NameFold.pairs(count: names.count) { names[$0] }
  }

  @Test(
    "Names that differ in case or in their Unicode form are similar",
    arguments: [
      ("Accent", "accent"), ("Brand/Accent", "brand/ACCENT"), ("\u{E9}", "e\u{301}"),
      ("\u{C9}", "e\u{301}"), ("\u{3A3}", "\u{3C3}"), ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("a\u{323}\u{307}", "A\u{307}\u{323}"), ("\u{212A}", "k"), ("\u{212B}", "\u{E5}"),
      ("a\u{37E}", "A;"), ("\u{1FEF}", "`"), ("\u{37E}\u{E9}", ";e\u{301}"),
    ])
  func similar(first: String, later: String) {
    #expect(pairs([first, later]) == [NameFold.Pair(first: 0, later: 1)])
    #expect(pairs([later, first]) == [NameFold.Pair(first: 0, later: 1)])
  }

  @Test(
    "Other names are not",
    arguments: [
      ("Accent", "Accent 2"), ("\u{E9}", "e"), ("\u{E9}", "\u{E8}"), ("a", "\u{430}"),
      ("\u{DF}", "ss"), ("\u{FB01}", "fi"), ("\u{FF21}", "a"), ("@", "`"), ("[", "{"),
      ("\u{131}", "i"), ("a/b", "ab"), ("", " "),
    ])
  func different(first: String, later: String) { #expect(pairs([first, later]) == []) }

  @Test("Each later name of a kind goes with the first one")
  func groups() {
    #expect(
      pairs(["b", "A", "c", "a", "B", "é", "a", "E\u{301}"]) == [
        NameFold.Pair(first: 1, later: 3), NameFold.Pair(first: 0, later: 4),
        NameFold.Pair(first: 1, later: 6), NameFold.Pair(first: 5, later: 7),
      ])
    #expect(pairs([]) == [])
  }

  @Test("The work grows with the count of names, also when all are similar", arguments: [0, 1, 2])
  func linear(kind: Int) {
    let count = 50_000
    let names = (0..<count).map { number in
      switch kind {
      case 0: "Color \(number)"
      case 1: number < count / 2 ? "Color \(number)" : "color \(number - count / 2)"
      default: String((0..<16).map { number >> $0 & 1 == 0 ? "e" : "E" })
      }
    }
    var calls = 0
    let pairs = NameFold.pairs(count: count) {
      calls += 1
      return names[$0]
    }
    #expect(calls <= 2 * count)
    switch kind {
    case 0: #expect(pairs == [] && calls == count)
    case 1:
      #expect(
        pairs == (0..<count / 2).map { NameFold.Pair(first: $0, later: $0 + count / 2) })
    default: #expect(pairs == (1..<count).map { NameFold.Pair(first: 0, later: $0) })
    }
  }
}
