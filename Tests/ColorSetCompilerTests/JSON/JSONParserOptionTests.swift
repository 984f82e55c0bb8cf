import ColorSetCompiler
import Testing

/// What passes beyond RFC 8259 when the options say so.
@Suite struct JSONParserOptionTests {
  @Test(
    "A comma before a closing bracket passes in a catalog and is noted",
    arguments: ["[1@,]", "[1,\n2@,\n\n]", "{\"a\": 1@, }", "{\"a\": [1, {}], \"b\": []\n@,}"])
  func notesTrailingCommas(_ text: String) throws {
    let marked = try MarkedText(text)
    for options in [JSONOptions.catalog, .configuration] {
      let parsed = ParsedJSON(marked.bytes, options)
      #expect(parsed.error == nil)
      #expect(parsed.tree.trailingCommas == [marked.position])
    }
    #expect(ParsedJSON(marked.bytes, .strict).error != nil)
  }

  @Test("Each of several commas is noted, in the order of the text")
  func notesEveryTrailingComma() {
    let parsed = ParsedJSON("{\"a\":[1,],\n\"b\":[{\"c\":2,},],}", .catalog)
    #expect(parsed.error == nil)
    #expect(
      parsed.tree.trailingCommas == [
        TextPosition(line: 1, column: 8), TextPosition(line: 2, column: 12),
        TextPosition(line: 2, column: 14), TextPosition(line: 2, column: 16),
      ])
  }

  @Test(
    "Other misplaced commas are errors in every mode",
    arguments: ["[@,]", "[1,@,]", "{@,}", "{\"a\":1,@,}", "[1,]@,", "{\"a\":@,}", "[@,1]"])
  func reportsOtherCommas(_ text: String) throws {
    let marked = try MarkedText(text)
    for options in [JSONOptions.catalog, .configuration] {
      #expect(ParsedJSON(marked.bytes, options).error?.position == marked.position)
    }
  }

  @Test("A byte-order mark passes in a catalog, is noted, and counts as three bytes")
  func notesByteOrderMark() throws {
    let parsed = ParsedJSON("\u{FEFF}[1, 2]", .catalog)
    #expect(parsed.error == nil)
    #expect(parsed.tree.hasByteOrderMark)
    try #require(parsed.tree.nodes.count == 3)
    #expect(parsed.tree.nodes[0].position == TextPosition(line: 1, column: 4))
    #expect(parsed.tree.nodes[2].range == 7..<8)
    #expect(ParsedJSON("[1, 2]", .catalog).tree.hasByteOrderMark == false)
    let error = try #require(ParsedJSON("\u{FEFF}[1, 2]", .strict).error)
    #expect(error.message == "a byte-order mark before the JSON")
    #expect(error.position == .start)
  }

  @Test("A byte-order mark alone is an empty file, and a second one is an error")
  func reportsOtherByteOrderMarks() throws {
    let empty = try #require(ParsedJSON("\u{FEFF}", .catalog).error)
    #expect(empty.message == "the file is empty")
    let second = try #require(ParsedJSON("\u{FEFF}\u{FEFF}1", .catalog).error)
    #expect(second.position == TextPosition(line: 1, column: 4))
  }

  @Test(
    "Comments pass in a configuration, wherever blanks may stand",
    arguments: [
      "// a\n1", "1 // a", "1// a\n", "/* a */1/* b */", "/**/1", "/***/1", "/* * / ** */ 1",
      "/* // */ 1", "// /*\n1", "/* a\nb */ // c\n /* d */ 1 // e\n// f",
      "\u{FEFF}// a\n1", "/*é*/1", "//\r\n1", "//\n1",
    ])
  func passesComments(_ text: String) {
    let parsed = ParsedJSON(text, .configuration)
    #expect(parsed.error == nil)
    #expect(parsed.tree.nodes.count == 1)
    #expect(ParsedJSON(text, .catalog).error != nil)
    #expect(ParsedJSON(text, .strict).error != nil)
  }

  @Test("Comments pass between all parts of objects and arrays, and in a string they are text")
  func passesCommentsInContainers() throws {
    let text = "{/*1*/\"a//b\"/*2*/:/*3*/[/*4*/\"/*c*/\"/*5*/,/*6*/2/*7*/,/*8*/]/*9*/,/*10*/}/**/"
    let parsed = ParsedJSON(text, .configuration)
    #expect(parsed.error == nil)
    #expect(parsed.tree.nodes.map(\.kind) == [.object, .string, .array, .string, .number])
    #expect(parsed.tree.trailingCommas.count == 2)
  }

  @Test(
    "After comments, places are exact",
    arguments: [
      "// a\n@x", "/* a */@x", "/* a\n b */@x", "/*\n\n*/\n  @x", "[1, // é\n  /* é */ @x]",
      "[/*\r\n*/@x]",
    ])
  func countsInComments(_ text: String) throws {
    let marked = try MarkedText(text)
    #expect(ParsedJSON(marked.bytes, .configuration).error?.position == marked.position)
  }

  @Test(
    "A comment without an end is reported at its start",
    arguments: ["@/*", "[1, @/* 2]", "1\n@/* a\nb *", "@/*/", "/**/ @/**"])
  func reportsOpenComments(_ text: String) throws {
    let marked = try MarkedText(text)
    let error = try #require(ParsedJSON(marked.bytes, .configuration).error)
    #expect(error.message == "a comment without an end")
    #expect(error.position == marked.position)
  }

  @Test("A slash that begins no comment is an error", arguments: ["@/", "@/ 1", "[1 @/]", "1 @/x"])
  func reportsSlashes(_ text: String) throws {
    let marked = try MarkedText(text)
    #expect(ParsedJSON(marked.bytes, .configuration).error?.position == marked.position)
  }

  @Test("A file with comments only is empty")
  func reportsCommentsOnly() throws {
    let error = try #require(ParsedJSON("// nothing\n/* here */", .configuration).error)
    #expect(error.message == "the file is empty")
  }
}
