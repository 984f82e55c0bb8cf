import ColorSetCompiler
import Testing

/// The list of values that stands for a text.
@Suite struct JSONTreeTests {
  @Test("A value alone is one node, blanks around it are no part of it")
  func holdsOneValue() throws {
    let values: [(String, JSONNode.Kind)] = [
      ("0", .number), ("-0", .number), ("-12.50e+3", .number), ("1E400", .number),
      ("true", .true), ("false", .false), ("null", .null), ("{}", .object), ("[]", .array),
      ("[ ]", .array), ("{\n}", .object),
    ]
    for (text, kind) in values {
      let tree = ParsedJSON("\n\t \(text)\r\n ", .strict).tree
      try #require(tree.nodes.count == 1)
      #expect(tree.nodes[0].kind == kind)
      #expect(tree.nodes[0].range == 3..<(3 + text.utf8.count), "\(text)")
      #expect(tree.nodes[0].position == TextPosition(line: 2, column: 3))
      #expect(tree.nodes[0].next == 1)
    }
  }

  @Test("The range of a string is what stands between its quotes, its place is that of the quote")
  func holdsStrings() throws {
    let tree = ParsedJSON("[\"\", \"é\\n\"]", .strict).tree
    try #require(tree.nodes.count == 3)
    #expect(tree.nodes[1].range == 2..<2)
    #expect(tree.nodes[1].hasEscapes == false)
    #expect(tree.nodes[2].range == 6..<10)
    #expect(tree.nodes[2].hasEscapes)
    #expect(tree.nodes[2].position == TextPosition(line: 1, column: 6))
  }

  @Test("Each node says where the value after it begins")
  func leadsToTheNextValue() throws {
    let text = "{\"a\": [1, [], {\"b\": null}], \"c\": true}"
    let tree = ParsedJSON(text, .strict).tree
    #expect(
      tree.nodes.map(\.kind) == [
        .object, .string, .array, .number, .array, .object, .string, .null, .string, .true,
      ])
    #expect(tree.nodes.map(\.next) == [10, 2, 8, 4, 5, 8, 7, 8, 9, 10])
    let texts = tree.nodes.map { node in
      String(decoding: Array(text.utf8)[node.range], as: UTF8.self)
    }
    #expect(
      texts == [
        text, "a", "[1, [], {\"b\": null}]", "1", "[]", "{\"b\": null}", "b", "null", "c", "true",
      ])
  }

  @Test("Every node of a text over several lines has its place")
  func holdsPlaces() {
    let tree = ParsedJSON("{\n  \"a\" : [\n    1,\r\n\t\"b\"\n  ]\n}\n", .strict).tree
    let places = tree.nodes.map { "\($0.position.line):\($0.position.column)" }
    #expect(places == ["1:1", "2:3", "2:9", "3:5", "4:2"])
  }

  @Test("A bracket is closed at the end of its range, also after a trailing comma")
  func closesBrackets() throws {
    let tree = ParsedJSON("[[1,2,] , {\"a\":1,}]", .catalog).tree
    try #require(tree.nodes.count == 7)
    #expect(tree.nodes[0].range == 0..<19)
    #expect(tree.nodes[1].range == 1..<7)
    #expect(tree.nodes[4].range == 10..<18)
    #expect(tree.nodes.map(\.next) == [7, 4, 3, 4, 7, 6, 7])
  }

  @Test("Kinds of values have words for messages")
  func namesKinds() {
    let tree = ParsedJSON("[{}, [], \"\", 0, true, false, null]", .strict).tree
    #expect(
      tree.nodes.map(\.words) == [
        "an array", "an object", "an array", "a string", "a number", "a boolean", "a boolean",
        "null",
      ])
  }
}
