import ColorSetCompiler
import Testing

/// Every error of the parser, with its exact place.
@Suite struct JSONParserErrorTests {
  private static let closing = "; add the closing quote before it, or write it as an escape"
  private static let character = "; write the character itself"

  @Test(
    "An error about the structure points at what is wrong",
    arguments: [
      ("@", "the file is empty"),
      (" \n\t \r\n@", "the file is empty"),
      ("@]", "expected a value, found ']'"),
      ("1 @2", "expected the end of the file after the last value, found '2'"),
      ("{}\n\n @}", "expected the end of the file after the last value, found '}'"),
      (
        "{} @// no comment",
        "expected the end of the file after the last value, found '/'"
          + "; JSON has no comments, take it out"
      ),
      ("[1 @/* one */]", "expected ',' or ']', found '/'; JSON has no comments, take it out"),
      ("[@/1]", "expected a value, found '/'"),
      ("{\n@<<<<<<< HEAD\n}", "a merge conflict is left in the file; resolve it"),
      ("[1\n@=======\n]", "a merge conflict is left in the file; resolve it"),
      ("[\n@>>>>>>> main\n]", "a merge conflict is left in the file; resolve it"),
      ("[@<<<<<<]", "expected a value, found '<'"),
      ("true@x", "expected the end of the file after the last value, found 'x'"),
      ("{@", "expected a key in double quotes, found the end of the file"),
      ("{ @1: 2}", "expected a key in double quotes, found '1'"),
      ("{@'a': 2}", "expected a key in double quotes, found a single quote"),
      ("{@,}", "expected a key in double quotes, found ','"),
      ("{@]", "expected a key in double quotes, found ']'"),
      ("{\"a\": 1,\n@}", "expected a key in double quotes, found '}'"),
      ("{\"a\"@}", "expected ':', found '}'"),
      ("{\"a\" @1}", "expected ':', found '1'"),
      ("{\"a\":@}", "expected a value, found '}'"),
      ("{\"a\":@", "expected a value, found the end of the file"),
      ("{\"a\": 1 @\"b\": 2}", "expected ',' or '}', found '\"'"),
      ("{\"a\": 1 @]", "expected ',' or '}', found ']'"),
      ("{\"a\": {}@", "expected ',' or '}', found the end of the file"),
      ("[@,1]", "expected a value, found ','"),
      ("[1,@]", "expected a value, found ']'"),
      ("[1,@,2]", "expected a value, found ','"),
      ("[@:]", "expected a value, found ':'"),
      ("[1 @2]", "expected ',' or ']', found '2'"),
      ("[1@}", "expected ',' or ']', found '}'"),
      ("[[1], [2]\n@", "expected ',' or ']', found the end of the file"),
      ("[@", "expected a value, found the end of the file"),
    ])
  func pointsAtStructure(_ text: String, _ message: String) throws {
    try expectError(MarkedText(text), message)
  }

  @Test(
    "A word that is no value is reported at its first letter",
    arguments: ["tru", "trUe", "fals", "nul", "nil", "NaN", "Infinity", "True", "undefined", "a"])
  func pointsAtWords(_ word: String) throws {
    let first = try #require(word.first)
    try expectError(MarkedText("[1,\n  @\(word)]"), "expected a value, found '\(first)'")
  }

  @Test(
    "What cannot begin a value is named",
    arguments: [
      ("@é", "'é'"), ("@😀", "'😀'"), ("@\u{7F}", "a byte 0x7F"), ("@\u{0}", "a byte 0x00"),
      ("@\u{1B}", "a byte 0x1B"), ("@\u{C}", "a byte 0x0C"), ("@\u{A0}1", "'\u{A0}'"),
      ("@+1", "'+'"), ("@.5", "'.'"), ("@'a'", "a single quote"), ("@#80", "'#'"),
    ])
  func namesWhatIsFound(_ text: String, _ found: String) throws {
    try expectError(MarkedText(text), "expected a value, found \(found)")
  }

  @Test(
    "A malformed number is reported at its start",
    arguments: [
      ("[@01]", "a leading zero"), ("[@-01]", "a leading zero"), ("@00", "a leading zero"),
      ("@-", "no digits"), ("[@-a]", "no digits"), ("[@-.5]", "no digits"),
      ("[@1.]", "no digits after its point"), ("@0.", "no digits after its point"),
      ("[@1.e5]", "no digits after its point"), ("[@-0.-1]", "no digits after its point"),
      ("[@1e]", "no digits in its exponent"), ("[@1E+]", "no digits in its exponent"),
      ("[@0.5e-,1]", "no digits in its exponent"), ("@1e", "no digits in its exponent"),
    ])
  func pointsAtNumbers(_ text: String, _ what: String) throws {
    try expectError(MarkedText(text), "a number with \(what); write one such as 0.5")
  }

  @Test(
    "What follows a number is reported at itself",
    arguments: [
      ("[0@x1F]", "'x'"), ("[1@_000]", "'_'"), ("[1.5@.5]", "'.'"), ("[1e5@e]", "'e'"),
      ("[0@-1]", "'-'"), ("[12@%]", "'%'"),
    ])
  func pointsAfterNumbers(_ text: String, _ found: String) throws {
    try expectError(MarkedText(text), "expected ',' or ']', found \(found)")
  }

  @Test(
    "A malformed string is reported at its quote or at the byte in it",
    arguments: [
      ("[\"a\", @\"b]", "a string has no closing quote; add it"),
      ("@\"", "a string has no closing quote; add it"),
      ("{@\"a\\\": 1}", "a string has no closing quote; add it"),
      ("[\"ab@\tc\"]", "a byte 0x09 in a string\(Self.closing)"),
      ("[\"ab@\u{0}\"]", "a byte 0x00 in a string\(Self.closing)"),
      ("[\"ab@\u{1F}\"]", "a byte 0x1F in a string\(Self.closing)"),
      ("\n[\"ab@\n\"]", "the end of the line in a string\(Self.closing)"),
      ("[\"ab@\r\n\"]", "the end of the line in a string\(Self.closing)"),
      ("[\"é@\\x41\"]", "a backslash that JSON does not allow; take it out"),
      ("[\"@\\'\"]", "a backslash that JSON does not allow; take it out"),
      ("[\"@\\U0041\"]", "a backslash that JSON does not allow; take it out"),
      ("[\"@\\", "a backslash that JSON does not allow; take it out"),
      ("[\"@\\u12G4\"]", "an escape '\\u' without four hexadecimal digits\(Self.character)"),
      ("[\"@\\u123\"]", "an escape '\\u' without four hexadecimal digits\(Self.character)"),
      ("[\"@\\u12", "an escape '\\u' without four hexadecimal digits\(Self.character)"),
      ("[\"@\\uD800\"]", "an escape for half of a character; write the character itself"),
      ("[\"@\\uDC00\\uD800\"]", "an escape for half of a character; write the character itself"),
      ("[\"@\\uD83D\\u0041\"]", "an escape for half of a character; write the character itself"),
      ("[\"@\\uD83D\\uD83D\"]", "an escape for half of a character; write the character itself"),
      ("[\"@\\uD83Dx\"]", "an escape for half of a character; write the character itself"),
    ])
  func pointsAtStrings(_ text: String, _ message: String) throws {
    try expectError(MarkedText(text), message)
  }

  @Test(
    "Bytes that are not UTF-8 are reported one by one",
    arguments: [
      [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x22], [0xE0, 0x9F, 0x80],
      [0xE2, 0x82], [0xE2, 0x28, 0xA1], [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFE], [0xFF],
    ] as [[UInt8]])
  func pointsAtBytes(_ bytes: [UInt8]) throws {
    let text = try MarkedText(Array("[1,\n \"é@".utf8) + bytes + Array("\"]".utf8))
    try expectError(text, "a byte that is not UTF-8; save the file as UTF-8")
    let outside = try MarkedText(Array("[1,\n @".utf8) + bytes)
    let digits = String(bytes[0], radix: 16, uppercase: true)
    try expectError(outside, "expected a value, found a byte 0x\(digits) that is not UTF-8")
  }

  @Test(
    "UTF-16 text is named, with a byte-order mark and without",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
      [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B, 0x00, 0x7D],
    ] as [[UInt8]])
  func namesUTF16(_ bytes: [UInt8]) throws {
    for options in [JSONOptions.strict, .catalog, .configuration] {
      let error = try #require(ParsedJSON(bytes, options).error)
      #expect(error.message == "the file is UTF-16 text; save it as UTF-8")
      #expect(error.position == .start)
    }
  }

  private func expectError(_ text: MarkedText, _ message: String) throws {
    let error = try #require(ParsedJSON(text.bytes, .strict).error)
    #expect(error.message == message)
    #expect(error.position == text.position)
  }
}
