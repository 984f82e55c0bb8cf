import ColorSetCompiler
import Foundation
import Testing

/// What becomes of the bytes of one file.
@Suite struct ContentsFormatterTests {
  private func formatted(_ text: String, rewritesLegacy: Bool = false) -> String? {
    ContentsFormatter(rewritesLegacy: rewritesLegacy).format(Array(text.utf8)).text
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "A file gets Xcode's layout and keeps what it says",
    arguments: [
      (#"{}"#, "{\n\n}\n"),
      (#"{"b":1,"a":[]}"#, "{\n  \"a\" : [\n\n  ],\n  \"b\" : 1\n}\n"),
      ("\u{FEFF}{ \"a\" : { },\r\n}\r\n", "{\n  \"a\" : {\n\n  }\n}\n"),
      // Keys go by code points: capital letters first, a longer key after a shorter one, characters beyond the first plane last.
      (
        #"{"a-b":0,"ab":0,"a":0,"B":0,"\u00e9":0,"😀":0,"Ａ":0}"#,
        """
        {
          "B" : 0,
          "a" : 0,
          "a-b" : 0,
          "ab" : 0,
          "é" : 0,
          "Ａ" : 0,
          "😀" : 0
        }

        """
      ),
      // Members with the same key stay in their order, however the key is spelled.
      (
        #"{"k":2,"a":0,"\u006b":1,"k":3}"#,
        "{\n  \"a\" : 0,\n  \"k\" : 2,\n  \"k\" : 1,\n  \"k\" : 3\n}\n"
      ),
      (
        #"{"n":[-0,0.10,1E+5,1e-400,123456789012345678901234567890,true,false,null]}"#,
        """
        {
          "n" : [
            -0,
            0.10,
            1E+5,
            1e-400,
            123456789012345678901234567890,
            true,
            false,
            null
          ]
        }

        """
      ),
      // What can be seen is written as it is; what cannot keeps its escape, and so does the slash.
      (
        #"{"s":"\u0041\u00e9\ud83d\ude00\/\u002f/\"\\\u0022\u005c\b\f\n\r\t\u0000\u001F\u007f\u200b\u2028\uE000"}"#,
        #"""
        {
          "s" : "Aé😀\/\u002f/\"\\\u0022\u005c\b\f\n\r\t\u0000\u001F\u007f\u200b\u2028\uE000"
        }

        """#
      ),
    ])
  func layout(text: String, expected: String) {
    #expect(formatted(text) == expected)
    #expect(ContentsFormatter().format(Array(expected.utf8)).isUnchanged)
  }

  @Test(
    "A file that cannot be read is left alone",
    arguments: [
      "", " ", "{", #"{"a":1"#, #"{"a":1,,}"#, #"{"a":"\ud800"}"#, #"{"a":"\udc00\ud800"}"#,
      "{\"a\":\"\u{0}\"}", #"{"a":01}"#, #"{"a":1}x"#, #"{'a':1}"#, "{\"a\":1}\u{0}",
      "[]", "1", "\"a\"", "null", "{\"a\":\"\n\"}",
    ])
  func broken(text: String) {
    let outcome = ContentsFormatter().format(Array(text.utf8))
    #expect(outcome.error != nil)
    #expect(outcome.text == nil)
  }

  @Test("Bytes that are no text are left alone")
  func noText() {
    for bytes: [UInt8] in [[0xFF, 0xFE, 0x7B, 0x00], [0x7B, 0xC3, 0x7D], [0x00]] {
      #expect(ContentsFormatter().format(bytes).error != nil)
    }
  }

  @Test("Nesting as deep as can be read is written, and is not written twice")
  func deep() throws {
    let depth = JSONParser.deepestNesting - 1
    let text =
      "{\"a\":" + String(repeating: "[", count: depth)
      + String(repeating: "]", count: depth) + "}"
    let once = try #require(formatted(text))
    #expect(once.utf8.filter { $0 == 0x5B }.count == depth)
    #expect(ContentsFormatter().format(Array(once.utf8)).isUnchanged)
    let deeper = "{\"a\":[" + text.dropFirst(5).dropLast() + "]}"
    #expect(ContentsFormatter().format(Array(deeper.utf8)).error != nil)
  }

  @Test("A hundred thousand members are sorted in one go")
  func wide() throws {
    let members = (0..<100_000).reversed().map { "\"\(1_000_000 + $0)\":\($0)" }
    let text = try #require(formatted("{\(members.joined(separator: ","))}"))
    let lines = text.split(separator: "\n")
    #expect(lines.count == 100_002)
    #expect(lines[1] == "  \"1000000\" : 0,")
    #expect(lines[100_000] == "  \"1099999\" : 99999")
  }

  /// A color set as Xcode 11.3 wrote it.
  static let legacy = """
    {
      "info" : {
        "version" : 1,
        "author" : "xcode"
      },
      "colors" : [
        {
          "idiom" : "universal",
          "color" : {
            "color-space" : "srgb",
            "components" : {
              "red" : "0x1C",
              "alpha" : "1.000",
              "blue" : "0x1E",
              "green" : "0x1C"
            }
          }
        }
      ]
    }
    """

  @Test("A file as Xcode 11.3 wrote it stays so unless it is to be rewritten")
  func legacy() throws {
    #expect(ContentsFormatter().format(Array(Self.legacy.utf8)).isLegacy)
    let modern = try #require(formatted(Self.legacy, rewritesLegacy: true))
    #expect(modern.hasPrefix("{\n  \"colors\" : [\n    {\n      \"color\" : {"))
    #expect(modern.hasSuffix("\"author\" : \"xcode\",\n    \"version\" : 1\n  }\n}\n"))
  }

  @Test(
    "A file that is nearly as Xcode 11.3 wrote it is brought up to date",
    arguments: [
      (" \"red\"", "  \"red\""), ("\"info\" :", "\"info\":"), ("\"srgb\"", "\"s\\u0072gb\""),
      (
        "    \"version\" : 1,\n    \"author\" : \"xcode\"",
        "    \"author\" : \"xcode\",\n    \"version\" : 1"
      ),
    ])
  func nearlyLegacy(old: String, new: String) {
    let text = Self.legacy.replacingOccurrences(of: old, with: new)
    #expect(text != Self.legacy)
    #expect(formatted(text) == formatted(Self.legacy, rewritesLegacy: true))
  }

  @Test("A last line feed makes a legacy file one of neither form")
  func legacyWithLineFeed() {
    #expect(formatted(Self.legacy + "\n") == formatted(Self.legacy, rewritesLegacy: true))
  }

  @Test("A folder that may be an asset of another kind is ours only with the keys of a group")
  func foreign() {
    let formatter = ContentsFormatter()
    let keys = ["info", "properties"]
    #expect(formatter.format(Array("{\"info\":{}}".utf8), allowedKeys: keys).text != nil)
    #expect(formatter.format(Array("{\"info\":{},\"x\":1}".utf8), allowedKeys: keys).isForeign)
  }

  @Test(
    "What the JSON test suite accepts is formatted once and keeps its values",
    .enabled(if: SharedFolder.isPresent))
  func suite() throws {
    let folder = SharedFolder.file("json-test-suite/test_parsing")
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      let text = Array("{\"a\":".utf8) + data + Array("}".utf8)
      guard let formatted = ContentsFormatter().format(text).text else { continue }
      count += 1
      #expect(ContentsFormatter().format(formatted).isUnchanged, "\(name)")
      guard name.hasPrefix("y_") else { continue }
      let before = try JSONSerialization.jsonObject(with: Data(text)) as? NSObject
      let after = try JSONSerialization.jsonObject(with: Data(formatted)) as? NSObject
      #expect(before != nil && before == after, "\(name)")
    }
    #expect(count > 90)
  }
}
