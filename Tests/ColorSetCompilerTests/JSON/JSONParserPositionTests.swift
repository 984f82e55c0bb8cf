import ColorSetCompiler
import Testing

/// Lines and columns do not depend on how many bytes are passed in one step.
@Suite struct JSONParserPositionTests {
  @Test("A place after any number of spaces and lines is exact", arguments: 0...40)
  func countsSpaces(_ count: Int) throws {
    let spaces = String(repeating: " ", count: count)
    let texts = [
      "\(spaces)@x", "[1,\n\(spaces)@x]", "[1,\r\n\(spaces)@x]", "[1,\(spaces)@x\(spaces)]",
      "[1,\n\(spaces)\t\(spaces)@x]", "[1,\n\n\(spaces)\n\(spaces)@x", "[1,\r\(spaces)@x]",
      "[\n\(spaces)\"\(spaces)\",\(spaces)@x",
    ]
    for text in texts {
      let marked = try MarkedText(text)
      #expect(ParsedJSON(marked.bytes, .strict).error?.position == marked.position, "\(text)")
    }
  }

  @Test(
    "A byte that a string may not hold is found at any place in it",
    arguments: 0...40, [0x00, 0x1F, 0x0A, 0x80, 0xFF] as [UInt8])
  func findsBytesInStrings(_ count: Int, _ byte: UInt8) throws {
    for letters in ["a", "\u{7F}", "#", "!", "[", "]", " "] {
      let before = Array("[\n\"".utf8) + Array(String(repeating: letters, count: count).utf8)
      let bytes = before + [byte] + Array("\(letters)\(letters)\", \"\"]".utf8)
      let position = TextPosition(offset: before.count, in: bytes)
      #expect(ParsedJSON(bytes, .strict).error?.position == position)
    }
  }

  @Test("The end of a string is found at any place", arguments: 0...40)
  func findsQuotes(_ count: Int) throws {
    for letters in ["a", "#", "!", "é", "\\\"", "\\\\"] {
      let string = String(repeating: letters, count: count)
      let tree = ParsedJSON("[\"\(string)\",7]", .strict).tree
      try #require(tree.nodes.count == 3)
      #expect(tree.nodes[1].range == 2..<(2 + string.utf8.count))
      #expect(tree.nodes[1].hasEscapes == (letters.hasPrefix("\\") && count > 0))
      #expect(tree.nodes[2].position.column == Int32(string.utf8.count + 5))
    }
  }

  @Test("A carriage return alone ends no line")
  func countsLineFeedsOnly() throws {
    let marked = try MarkedText("[\r1,\r2,\r\n3,\r@x]")
    let error = try #require(ParsedJSON(marked.bytes, .strict).error)
    #expect(error.position == marked.position)
    #expect(error.position == TextPosition(line: 2, column: 4))
  }

  @Test("Columns count bytes of UTF-8")
  func countsBytes() throws {
    let error = try #require(ParsedJSON("[\"é😀\", x]", .strict).error)
    #expect(error.position == TextPosition(line: 1, column: 12))
  }
}
