import Testing

@testable import ColorSetCompiler

/// The words of color names.
@Suite struct NameWordsTests {
  @Test(
    "Words are parted by capitals, numbers, and what is neither",
    arguments: [
      ("cardBackground", ["card", "background"]), ("HTMLText", ["html", "text"]),
      ("Text2", ["text", "2"]), ("2Text", ["2", "text"]), ("A", ["a"]), ("AB", ["ab"]),
      ("aB", ["a", "b"]), ("ABc", ["a", "bc"]), ("Brand/on-accent", ["brand", "on", "accent"]),
      ("gray900A", ["gray", "900", "a"]), ("__x__", ["x"]), ("", []), ("/ -", []),
      ("URL2Link", ["url", "2", "link"]),
    ])
  func words(name: String, words: [String]) {
    #expect(NameWords.words(of: name) == words)
    // A word in another script takes the slower way.
    #expect(NameWords.words(of: name + " é") == words + ["é"])
  }
}
