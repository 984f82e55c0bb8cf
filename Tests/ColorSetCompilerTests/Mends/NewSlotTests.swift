import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Slots that are added for values that are missing.
@Suite struct NewSlotTests {
  /// The slots of a color set after proposals are made, as a second reading gives them.
  private func slots(
    _ slots: String, of name: String = "Accent", configuration: String = ""
  ) throws -> [String] {
    let path = "\(name).colorset/Contents.json"
    let result = try MendedCatalog(
      [path: MendCase.file(slots)], proposes: true, configuration: configuration)
    #expect(result.secondCount == 0)
    return try ScratchCatalog.with([path: result.changed[path] ?? MendCase.file(slots)]) {
      let palette = try Compiler(paths: [$0], threads: 1).compile().palette
      return palette.catalogs[0].colorSets[0].slots.map(Self.words)
    }
  }

  /// A slot as its appearance, space and color.
  private static func words(of slot: Slot) -> String {
    guard case .components(let color) = slot.value else { return slot.traits.words }
    return "\(slot.traits.words): \(color.space.catalogName) \(color.hexString)"
  }

  @Test("Each missing value is added in its place among the slots")
  func places() throws {
    #expect(
      try slots(#"{ "idiom" : "universal", "color" : #F2F2F7 }"#) == [
        "any appearance: srgb #F2F2F7FF", "dark: srgb #19191CFF",
      ])
    #expect(
      try slots(#"{ "idiom" : "universal", @dark, "color" : #1C1C1E }"#) == [
        "any appearance: srgb #F1F2F4FF", "dark: srgb #1C1C1EFF",
      ])
    #expect(
      try slots(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @high, "color" : #0040DD },
        { "idiom" : "mac", "color" : #0040DD }
        """) == [
          "any appearance: srgb #007AFFFF", "dark: srgb #2985FFFF",
          "high contrast: srgb #0040DDFF", "dark, high contrast: srgb #63A3FFFF",
          "any appearance, mac: srgb #0040DDFF", "dark, mac: srgb #3271FFFF",
        ])
    #expect(
      try slots(
        """
        { "idiom" : "universal", @light, "color" : #FFFFFF },
        { "idiom" : "universal", @dark, "color" : #000000 }
        """) == [
          "any appearance: srgb #FFFFFFFF", "light: srgb #FFFFFFFF", "dark: srgb #000000FF",
        ])
  }

  @Test("A shadow keeps its color in dark", arguments: ["Card Shadow", "scrim"])
  func shadow(_ name: String) throws {
    let black = #"{ "idiom" : "universal", "color" : #000000 }"#
    #expect(
      try slots(
        black, of: name, configuration: #"{ "rules": { "missing-high-contrast": "warning" } }"#)
        == ["any appearance: srgb #000000FF", "dark: srgb #000000FF"])
  }

  @Test("Missing values for increased contrast are added where the rule is on")
  func increased() throws {
    let configuration = #"{ "rules": { "missing-high-contrast": "warning" } }"#
    #expect(
      try slots(
        """
        { "idiom" : "universal", "color" : #8E8E93 },
        { "idiom" : "universal", @dark, "color" : #8E8E93 }
        """, configuration: configuration) == [
          "any appearance: srgb #8E8E93FF", "dark: srgb #8E8E93FF",
          "high contrast: srgb #6B6B6FFF", "dark, high contrast: srgb #ADADB2FF",
        ])
    // White and black have nowhere to go.
    #expect(
      try slots(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        { "idiom" : "universal", @dark, "color" : #FFFFFF }
        """, configuration: configuration
      ).count == 2)
  }

  @Test("A blank slot that waits for the value is filled")
  func blank() throws {
    #expect(
      try slots(
        """
        { "idiom" : "universal", @dark },
        { "idiom" : "universal", "color" : #F2F2F7 }
        """) == ["dark: srgb #19191CFF", "any appearance: srgb #F2F2F7FF"])
  }

  @Test(
    "The new color is spelled as the set spells its colors",
    arguments: [
      (
        #""srgb""#, #""red" : "0", "green" : "122", "blue" : "255", "alpha" : "1.0""#,
        #""red" : "41", "green" : "133", "blue" : "255", "alpha" : "1.0""#
      ),
      (
        #""srgb""#, #""alpha" : 0.5, "red" : 0, "green" : 0.478, "blue" : 1"#,
        #""alpha" : 0.5, "red" : 0.160, "green" : 0.521, "blue" : 1.000"#
      ),
      (
        #""gray-gamma-22""#, #""white" : "0.200", "alpha" : "0.500""#,
        #""white" : "0.931", "alpha" : "0.500""#
      ),
      (
        #""extended-linear-srgb""#,
        #""red" : "0.2", "green" : "0.3", "blue" : "0.9", "alpha" : "1""#,
        #""red" : "0.227", "green" : "0.337", "blue" : "0.975", "alpha" : "1""#
      ),
    ])
  func spelling(space: String, components: String, new: String) throws {
    let start =
      #"{ "idiom" : "universal", "color" : { "color-space" : \#(space), "components" : { "#
    let darkStart = start.replacingOccurrences(
      of: #""universal", "#,
      with:
        #""universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "#)
    let path = "A.colorset/Contents.json"
    let before = MendCase.file(start + components + " } } }")
    let result = try MendedCatalog([path: before], proposes: true, only: ["single-value"])
    let expected = MendCase.file(
      start + components + " } } },\n" + darkStart + new + " } } }")
    // On disk the second slot is indented as the first one.
    #expect(result.changed[path] == expected)
  }

  @Test("A compact file stays compact")
  func compact() throws {
    let color =
      #"{"color-space":"srgb","components":{"red":"0xF2","green":"0xF2","blue":"0xF7","alpha":"1.000"}}"#
    let dark =
      #"{"color-space":"srgb","components":{"red":"0x19","green":"0x19","blue":"0x1C","alpha":"1.000"}}"#
    let appearances = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let result = try MendedCatalog(
      ["A.colorset/Contents.json": #"{"colors":[{"idiom":"universal","color":\#(color)}]}"#],
      proposes: true)
    #expect(
      result.changed["A.colorset/Contents.json"]
        == #"{"colors":[{"idiom":"universal","color":\#(color)},{"idiom":"universal",\#(appearances),"color":\#(dark)}]}"#
    )
  }

  @Test("A file that Xcode has written stays as Xcode writes it", arguments: [false, true])
  func form(isLegacy: Bool) throws {
    let path = "A.colorset/Contents.json"
    let legacy = ContentsFormatterTests.legacy
    let before =
      isLegacy
      ? legacy
      : String(
        decoding: try #require(
          ContentsFormatter(rewritesLegacy: true).format(Array(legacy.utf8)).text), as: UTF8.self)
    let result = try MendedCatalog([path: before], proposes: true)
    let after = try #require(result.changed[path])
    let outcome = ContentsFormatter().format(Array(after.utf8))
    #expect(isLegacy ? outcome.isLegacy : outcome.isUnchanged)
    // The old lines are all there, in their order.
    var lines = after.split(separator: "\n")[...]
    for line in before.split(separator: "\n") {
      lines = lines.drop { $0 != line && $0 != line + "," }
      #expect(!lines.isEmpty, "\(line)")
      lines = lines.dropFirst()
    }
    if isLegacy {
      #expect(after.contains("\"idiom\" : \"universal\",\n      \"appearances\" : ["))
    }
  }

  @Test(
    "Nothing is added where the set refers to a system color or is for watch alone, or what it has answers nothing"
  )
  func nothing() throws {
    for slots in [
      #"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } }"#,
      #"{ "idiom" : "watch", "color" : #FFFFFF }"#,
      // A copy of what answers no request would answer none either.
      #"{ "idiom" : "ios-marketing", "color" : #FFFFFF }"#,
      #"{ "subtype" : "mac-catalyst", "color" : #FFFFFF }"#,
    ] {
      let result = try MendedCatalog(
        ["A.colorset/Contents.json": MendCase.file(slots)], proposes: true)
      #expect(result.changed.isEmpty)
    }
  }
}
