import ColorSetCompiler
import Testing

/// The documentation of a generated member.
@Suite struct ColorSummaryTests {
  /// The summary of a color with some slots.
  private func summary(_ slots: [String], name: String = "Name") throws -> String {
    let folder = try CodeFolder()
    try folder.addColorSet(name, ColorSetText.colorSet(slots))
    let source = try folder.generate()
    let lines = source.split(separator: "\n")
    let member = try #require(
      lines.firstIndex { $0.contains("static var ") && !$0.contains("_colorTable") })
    return String(lines[member - 1])
  }

  private func gray(_ byte: String, alpha: String = "1.000", _ conditions: String = "") -> String {
    ColorSetText.slot("\"\(byte)\"", "\"\(byte)\"", "\"\(byte)\"", "\"\(alpha)\"", conditions)
  }

  @Test("A color that never changes has one value")
  func one() throws {
    #expect(try summary([gray("0xAB")]) == "  /// `Name`: #ABABAB")
    #expect(try summary([gray("1", alpha: "0.5")]) == "  /// `Name`: #01010180")
  }

  @Test("Each appearance has its value, those for increased contrast when there are any")
  func appearances() throws {
    let slots = [
      gray("0x01"), gray("0x02", ColorSetText.dark), gray("0x03", ColorSetText.high),
      gray("0x04", ColorSetText.darkHigh),
    ]
    #expect(
      try summary(Array(slots[..<2])) == "  /// `Name`: light #010101, dark #020202")
    #expect(
      try summary(slots)
        == "  /// `Name`: light #010101, dark #020202, "
        + "high contrast light #030303, high contrast dark #040404")
    #expect(
      try summary(Array(slots[..<3]))
        == "  /// `Name`: light #010101, dark #020202, "
        + "high contrast light #030303, high contrast dark #020202")
    #expect(try summary([slots[1]]) == "  /// `Name`: light none, dark #020202")
  }

  @Test("Wide colors are marked, references are named, a blank color says so")
  func kinds() throws {
    let wide = ColorSetText.slot(#""1.000""#, #""1.000""#, #""1.000""#, space: "display-p3")
    #expect(try summary([wide]) == "  /// `Name`: #FFFFFF (P3)")
    let reference = ColorSetText.slot(reference: #""labelColor""#, platform: "ios")
    #expect(try summary([reference]) == "  /// `Name`: labelColor")
    #expect(try summary([]) == "  /// `Name`: no color")
    #expect(try summary([#"{ "idiom": "universal" }"#]) == "  /// `Name`: no color")
    let phone = gray("1").replacing("universal", with: "iphone")
    #expect(try summary([phone]) == "  /// `Name`: only for some devices")
    let german = gray("1").replacing("\"idiom\"", with: "\"locale\" : \"de\", \"idiom\"")
    #expect(try summary([german]) == "  /// `Name`: only for some languages")
    #expect(try summary([german, phone]) == "  /// `Name`: only for some devices and languages")
  }

  @Test(
    "A wide color has the digits of its own space, and one that digits cannot hold says of which gamut they are",
    arguments: [
      ("display-p3", ["1.000", "0.200", "0.100"], "1.000", "#FF331A (P3)"),
      ("display-p3", ["0xFF", "0x33", "0x1A"], "0.500", "#FF331A80 (P3)"),
      ("display-p3", ["0.12345", "0.2", "0.1"], "1.000", "#1F331A (P3)"),
      ("display-p3", ["1.200", "0.200", "-0.100"], "1.000", "#FF3300 (nearest in P3)"),
      ("srgb", ["0.500", "0.500", "0.500"], "1.000", "#808080"),
      ("extended-srgb", ["1.000", "0.200", "0.100"], "1.000", "#FF331A"),
      ("extended-srgb", ["1.200", "0.200", "0.100"], "1.000", "#FF331A (nearest in sRGB)"),
      ("extended-linear-srgb", ["1.000", "0.000", "1.000"], "1.000", "#FF00FF"),
      ("extended-linear-srgb", ["3.000", "0.000", "1.000"], "1.000", "#FF00FF (nearest in sRGB)"),
    ])
  func spaces(_ space: String, _ channels: [String], _ alpha: String, _ words: String) throws {
    let quoted = (channels + [alpha]).map { "\"\($0)\"" }
    let slot = ColorSetText.slot(quoted[0], quoted[1], quoted[2], quoted[3], space: space)
    #expect(try summary([slot]) == "  /// `Name`: \(words)")
  }

  @Test("The name is the whole one, and cannot end the comment")
  func names() throws {
    #expect(try summary([gray("0")], name: "Na\nme").contains("`Na\\u{A}me`"))
    #expect(try summary([gray("0")], name: "n\u{2028}ame").contains("`n\\u{2028}ame`"))
  }
}
