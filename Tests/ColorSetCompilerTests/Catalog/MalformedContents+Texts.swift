extension MalformedContents {
  private static let bad = "error: color 'Bad': "
  private static let slot = ContentsText.slot()

  /// Files that are no JSON, or not only.
  static let texts: [MalformedContents] = [
    MalformedContents("an empty file", "@", bad + "the file is empty (invalid-json)"),
    MalformedContents(
      "text", "@red", bad + "expected a value, found 'r' (invalid-json)"),
    MalformedContents(
      "a NUL byte", "{\"colors\": [@\u{0}]}",
      bad + "expected a value, found a byte 0x00 (invalid-json)"),
    MalformedContents(
      "a byte that is not UTF-8", Array("{\"colors\": [{\"locale\": \"d@".utf8) + [0xE9, 0x22],
      bad + "a byte that is not UTF-8; save the file as UTF-8 (invalid-json)"),
    MalformedContents(
      "half of a surrogate pair", "{\"colors\": [{\"locale\": \"d@\\uD83D\"}]}",
      bad + "an escape for half of a character; write the character itself (invalid-json)"),
    MalformedContents(
      "UTF-16 text", [0x40, 0xFF, 0xFE] + "{\"colors\":[]}".utf16.flatMap { [UInt8($0), 0] },
      bad + "the file is UTF-16 text; save it as UTF-8 (invalid-json)"),
    MalformedContents(
      "a byte-order mark", "@\u{FEFF}{\"colors\": [\(slot)]}",
      "warning: color 'Bad': the file begins with a byte-order mark; save it as UTF-8 without one "
        + "(lenient-json)", colors: 1),
    MalformedContents(
      "a trailing comma", "{\"colors\": [\n\(slot)@,\n]}",
      "warning: color 'Bad': a comma before a closing bracket is not JSON; take it out "
        + "(lenient-json)", colors: 1),
    MalformedContents(
      "two values", "{\"colors\": [\(slot)]}\n@{\"colors\": []}",
      bad + "expected the end of the file after the last value, found '{' (invalid-json)"),
    MalformedContents(
      "no colon", "{\"colors\" @[\(slot)]}", bad + "expected ':', found '[' (invalid-json)"),
    MalformedContents(
      "no comma between slots", "{\"colors\": [\(slot)\n @\(slot)]}",
      bad + "expected ',' or ']', found '{' (invalid-json)"),
    MalformedContents(
      "no comma between members", "{\"colors\": []\n @\"info\": {}}",
      bad + "expected ',' or '}', found '\"' (invalid-json)"),
    MalformedContents(
      "a key in single quotes", "{@'colors': []}",
      bad + "expected a key in double quotes, found a single quote (invalid-json)"),
    MalformedContents(
      "an open string", "{\"colors\": [{\"idiom\": @\"universal}]}",
      bad + "a string has no closing quote; add it (invalid-json)"),
    MalformedContents(
      "a line feed in a string", "{\"colors\": [{\"idiom\": \"universal@\n\"}]}",
      bad + "the end of the line in a string; add the closing quote before it, or write it as an "
        + "escape (invalid-json)"),
    MalformedContents(
      "an unknown escape", "{\"colors\": [{\"idiom\": \"@\\x75niversal\"}]}",
      bad + "a backslash that JSON does not allow; take it out (invalid-json)"),
    MalformedContents(
      "a leading zero", "{\"info\": {\"version\": @01}}",
      bad + "a number with a leading zero; write one such as 0.5 (invalid-json)"),
    MalformedContents(
      "a point without digits", "{\"info\": {\"version\": @1.}}",
      bad + "a number with no digits after its point; write one such as 0.5 (invalid-json)"),
    MalformedContents(
      "a comment", "{\"colors\": [@/* none */]}",
      bad + "expected a value, found '/'; JSON has no comments, take it out (invalid-json)"),
    MalformedContents(
      "a merge conflict", "{\"colors\": [\n@<<<<<<< HEAD\n\(slot)]}",
      bad + "a merge conflict is left in the file; resolve it (invalid-json)"),
    MalformedContents(
      "arrays nested 10,000 deep",
      String(repeating: "[", count: 512) + "@" + String(repeating: "[", count: 9488)
        + String(repeating: "]", count: 10_000),
      bad + "brackets are nested more than 512 deep (invalid-json)"),
  ]
}
