import ColorSetCompiler
import Testing

/// How deep brackets may be nested.
@Suite struct JSONParserNestingTests {
  @Test("Brackets nested 512 deep pass", arguments: [("[", "]"), ("{\"a\":", "}")])
  func passes512(_ opening: String, _ closing: String) {
    let inner = closing == "]" ? "" : "1"
    let text =
      String(repeating: opening, count: 512) + inner + String(repeating: closing, count: 512)
    #expect(ParsedJSON(text, .strict).error == nil)
  }

  @Test(
    "The bracket beyond is reported, however many follow", arguments: [513, 10_000, 1_000_000])
  func reports513(_ depth: Int) throws {
    for (opening, width) in [("[", 1), ("{\"a\":", 5), ("[{\"a\":", 3)] {
      let text = String(repeating: opening, count: depth)
      let error = try #require(ParsedJSON(text, .strict).error)
      #expect(error.message == "brackets are nested more than 512 deep")
      #expect(error.position == TextPosition(line: 1, column: Int32(512 * width + 1)))
    }
  }

  @Test("Closed brackets do not count")
  func countsOpenBracketsOnly() {
    let text = "[" + String(repeating: "[[]],", count: 10_000) + "0]"
    #expect(ParsedJSON(text, .strict).error == nil)
  }

  @Test("A tree is used again after an error as if it were new")
  func forgetsTheLastText() throws {
    var tree = JSONTree()
    let parser = JSONParser(.catalog)
    for text in ["\u{FEFF}[1,]", "[[[", "{\"a\": [1,], "] {
      try? unsafe parser.parse(Array(text.utf8).span.bytes, into: &tree)
    }
    try unsafe parser.parse(Array("[7]".utf8).span.bytes, into: &tree)
    #expect(tree.nodes.map(\.kind) == [.array, .number])
    #expect(tree.trailingCommas.isEmpty)
    #expect(tree.hasByteOrderMark == false)
  }
}
