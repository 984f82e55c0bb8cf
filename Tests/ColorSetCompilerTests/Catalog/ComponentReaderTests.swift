import ColorSetCompiler
import DynamicColors
import Testing

/// The components of one color.
@Suite struct ComponentReaderTests {
  @Test("Each component of a color is read by its own spelling")
  func readsMixedSpellings() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "\"0x1A\"", green: "\"26\"", blue: "\"1.000\"", alpha: "\"0.475\""),
      ContentsText.slot(red: "\"1\"", green: "\"123\"", blue: "\"199\""),
      ContentsText.slot(red: "1", green: "\"0x01\"", blue: "0.25", alpha: "1"),
      ContentsText.slot(red: "\"156\"", green: "0", blue: "\"0X9c\"", alpha: "0.5"),
    ])
    #expect(reading.lines == [])
    #expect(
      reading.components == [
        ColorComponents(space: .sRGB, red: 26 / 255, green: 26 / 255, blue: 1, alpha: 0.475),
        ColorComponents(space: .sRGB, red: 1 / 255, green: 123 / 255, blue: 199 / 255),
        ColorComponents(space: .sRGB, red: 1, green: 1 / 255, blue: 0.25),
        ColorComponents(space: .sRGB, red: 156 / 255, green: 0, blue: 156 / 255, alpha: 0.5),
      ])
    let forms = reading.slots.map { slot in
      [slot.spelling.red, slot.spelling.green, slot.spelling.blue, slot.spelling.alpha]
    }
    #expect(
      forms == [
        [.hexadecimal, .integer, .decimal, .decimal], [.integer, .integer, .integer, .decimal],
        [.number, .hexadecimal, .number, .number], [.integer, .number, .hexadecimal, .number],
      ])
  }

  @Test(
    "Alpha follows the same rule as the others",
    arguments: [
      ("\"1.000\"", 1), ("\"0.475\"", 0.475), ("\"1\"", 1 / 255.0), ("\"255\"", 1), ("1", 1),
      ("\"0x80\"", 128 / 255.0), ("0.25", 0.25), ("\"0\"", 0), ("0", 0),
    ] as [(String, Double)])
  func readsAlpha(_ written: String, _ alpha: Double) throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "\"16\"", alpha: written),
      ContentsText.graySlot(space: "extended-gray", white: "\"16\"", alpha: written),
    ])
    #expect(reading.components.map { $0?.alpha } == [alpha, alpha])
  }

  @Test("A missing alpha counts as 1, with a warning")
  func readsMissingAlpha() throws {
    let reading = try ColorSetReading(slots: [
      "{\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":1,\"green\":0,\"blue\":0}}}",
      "{\"color\":{\"color-space\":\"extended-gray\",\"components\":{\"white\":1}}}",
    ])
    #expect(reading.components.map { $0?.alpha } == [1, 1])
    #expect(reading.slots.map(\.spelling.alpha) == [.missing, .missing])
    let message =
      "warning: color 'Set', any appearance: alpha is missing and counts as 1.000; add it "
      + "(missing-alpha)"
    #expect(reading.lines == ["2:45: \(message)", "3:54: \(message)"])
  }

  @Test(
    "Missing components are named together, at the components",
    arguments: [
      ("\"green\":0,\"blue\":0", "red; add it"), ("\"red\":0,\"blue\":0", "green; add it"),
      ("\"red\":0,\"green\":0", "blue; add it"), ("\"red\":0", "green and blue; add them"),
      ("\"blue\":0", "red and green; add them"),
    ])
  func reportsMissingComponents(_ members: String, _ words: String) throws {
    let marked = try MarkedText(
      "{\"color\":{\"color-space\":\"display-p3\",\"components\":@{\"alpha\":1,\(members)}}}")
    let reading = try ColorSetReading(slots: [marked.text])
    #expect(
      reading.lines == [
        "2:\(marked.position.column): error: color 'Set', any appearance: display-p3 needs "
          + "\(words), or choose another color space (missing-component)"
      ])
    #expect(reading.components == [nil])
  }

  @Test("A gray color needs white and takes nothing else, nor does another color take white")
  func distinguishesGray() throws {
    let reading = try ColorSetReading(slots: [
      "{\"color\":{\"color-space\":\"extended-gray\",\"components\":{\"red\":0,\"alpha\":1}}}",
      "{\"color\":{\"color-space\":\"srgb\",\"components\":{\"white\":1,\"alpha\":1}}}",
    ])
    let prefix = "color 'Set', any appearance: "
    #expect(
      reading.lines
        == [
          "2:54: error: \(prefix)extended-gray needs white; add it, "
            + "or choose another color space (missing-component)",
          "2:55: warning: 'red' does not fit the color space; "
            + "choose another color space, or other components (unknown-key)",
          "3:45: error: \(prefix)srgb needs red, green and blue; add them, "
            + "or choose another color space (missing-component)",
          "3:46: warning: 'white' does not fit the color space; "
            + "choose another color space, or other components (unknown-key)",
        ].map { $0.replacing("warning: '", with: "warning: color 'Set': '") })
    #expect(reading.components == [nil, nil])
  }

  @Test("Every component that cannot be read is reported, and the color has no value")
  func reportsEveryComponent() throws {
    let reading = try ColorSetReading(slots: [
      ContentsText.slot(red: "\"300\"", green: "null", blue: "\"-1\"", alpha: "\"\""),
      ContentsText.slot(),
    ])
    #expect(reading.lines.count == 4)
    #expect(reading.lines.allSatisfy { $0.contains("error: color 'Set', any appearance: ") })
    #expect(reading.components == [nil, ColorComponents(space: .sRGB, red: 0, green: 0, blue: 0)])
  }

  @Test("An unreadable component is quoted in a message of one short line")
  func quotesShortly() throws {
    let long = String(repeating: "é", count: 100_000)
    let texts = ["#\(long)", long, "0,\(long)", "0x\(long)", "5\u{2028}6\u{9B}7\u{202E}"]
    let reading = try ColorSetReading(slots: texts.map { ContentsText.slot(red: "\"\($0)\"") })
    try #require(reading.lines.count == 5)
    #expect(reading.components == [nil, nil, nil, nil, nil])
    #expect(reading.lines.allSatisfy { $0.utf8.count < 400 })
    #expect(!reading.lines.contains { $0.contains("\u{FFFD}") })
    let unseen: Set<Unicode.Scalar> = ["\u{2028}", "\u{9B}", "\u{202E}"]
    #expect(unseen.isDisjoint(with: reading.lines[4].unicodeScalars))
  }
}
