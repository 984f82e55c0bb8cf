import ColorSetCompiler
import DynamicColors
import Testing

/// Strings are decoded as JSON says; a slot's locale shows it.
@Suite struct JSONStringTests {
  @Test(
    "Escapes are undone",
    arguments: [
      (#"\""#, "\""), (#"\\"#, "\\"), (#"\/"#, "/"), (#"\b"#, "\u{8}"), (#"\f"#, "\u{C}"),
      (#"\n"#, "\n"), (#"\r"#, "\r"), (#"\t"#, "\t"), (#"\u0041"#, "A"), (#"\u00e9"#, "é"),
      (#"\u00E9"#, "é"), (#"\u20AC"#, "€"), (#"\uFFFF"#, "\u{FFFF}"), (#"\u0000"#, "\u{0}"),
      (#"\u007f"#, "\u{7F}"), (#"\u2028"#, "\u{2028}"), (#"\uD7FF"#, "\u{D7FF}"),
      (#"\uE000"#, "\u{E000}"), (#"\uFEFF"#, "\u{FEFF}"),
      (#"a\\nb"#, "a\\nb"), (#"\\\\"#, "\\\\"), (#"\\u0041"#, "\\u0041"), (#"\u005Cn"#, "\\n"),
      (#"de\u002DDE"#, "de-DE"), (#"é\té"#, "é\té"),
    ])
  func undoesEscapes(_ written: String, _ text: String) throws {
    #expect(try decoded(written) == text)
  }

  @Test(
    "Surrogate pairs become one character",
    arguments: [
      (#"\uD83D\uDE00"#, "😀"), (#"\ud83d\ude00"#, "😀"), (#"\uD800\uDC00"#, "\u{10000}"),
      (#"\uDBFF\uDFFF"#, "\u{10FFFF}"), (#"\uD834\uDD1E"#, "\u{1D11E}"),
      (#"a\uD83D\uDE00b\n"#, "a😀b\n"), (#"\uD83D\uDE00\uD83D\uDE01"#, "😀😁"),
    ])
  func joinsSurrogates(_ written: String, _ text: String) throws {
    #expect(try decoded(written) == text)
  }

  @Test(
    "What is not escaped is kept byte for byte",
    arguments: [
      "", " ", "de", "\u{7F}", "é", "e\u{301}", "\u{7FF}\u{800}\u{FFFF}", "\u{10000}\u{10FFFF}",
      "\u{FEFF}", "😀",
    ])
  func keepsText(_ text: String) throws {
    let locale = try #require(try decoded(text))
    #expect(Array(locale.utf8) == Array(text.utf8))
  }

  @Test("Keys and words may be written with escapes")
  func readsEscapedKeys() throws {
    let reading = try ColorSetReading(
      #"{"c\u006Flors":[{"\u0069diom":"i\u0070ad","color":{"platform":"io\u0073","#
        + #""reference":"label\u0043olor"}}]}"#)
    #expect(reading.lines == [])
    #expect(reading.slots.map(\.traits.idiom) == [.ipad])
    #expect(reading.systemColors.map { $0?.name } == ["labelColor"])
    #expect(reading.systemColors.map { $0?.platform } == [.iOS])
  }

  private func decoded(_ written: String) throws -> String? {
    let reading = try ColorSetReading(slots: ["{\"locale\":\"\(written)\"}"])
    #expect(reading.lines == [])
    return reading.slots.first?.locale
  }
}
