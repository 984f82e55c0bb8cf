import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Colors with enough contrast that are written into color sets.
@Suite struct ContrastMendTests {
  /// Components in one of the spellings and spaces of catalogs, as JSON.
  private static func color(_ generator: inout SeededGenerator, isOpaque: Bool) -> String {
    let values = (0..<3).map { _ in Int.random(in: 0...255, using: &generator) }
    let alpha = isOpaque || Bool.random(using: &generator) ? "1.000" : "0.600"
    let kind = Int.random(in: 0..<7, using: &generator)
    let thousandths = values.map { "0." + String($0 * 999 / 255 + 1000).dropFirst() }
    if kind == 0 {
      return
        #"{"color-space":"gray-gamma-22","components":{"white":"\#(thousandths[0])","alpha":"\#(alpha)"}}"#
    }
    let texts: [String] =
      switch kind {
      case 1: values.map { "\"\($0)\"" }
      case 2:
        values.map { "\"0x" + String($0 + 256, radix: 16, uppercase: true).dropFirst() + "\"" }
      case 3: thousandths.map { $0 }
      default: thousandths.map { "\"\($0)\"" }
      }
    let space = ["display-p3", "extended-srgb", "extended-linear-srgb"][max(0, kind - 4)]
    return
      #"{"color-space":"\#(kind < 4 ? "srgb" : space)","components":{"red":\#(texts[0]),"green":\#(texts[1]),"blue":\#(texts[2]),"alpha":"\#(alpha)"}}"#
  }

  private static func file(_ light: String, _ dark: String) -> String {
    #"{"colors":[{"idiom":"universal","color":\#(light)},{"idiom":"universal","appearances":[{"appearance":"luminosity","value":"dark"}],"color":\#(dark)}]}"#
  }

  @Test("A failing pair passes as it is spelled afterwards, or there is no such color")
  func random() throws {
    var generator = SeededGenerator(seed: 5)
    var files: [String: String] = [:]
    var pairs: [String] = []
    for number in 0..<100 {
      for (name, isOpaque) in [("Front", false), ("Back", true)] {
        files["\(name)\(number).colorset/Contents.json"] = Self.file(
          Self.color(&generator, isOpaque: isOpaque), Self.color(&generator, isOpaque: isOpaque))
      }
      pairs.append(
        #"{ "foreground": "Front\#(number)", "background": "Back\#(number)", "minimum": 4.5 }"#)
    }
    let result = try MendedCatalog(
      files, proposes: true, only: ["low-contrast"],
      configuration: #"{ "pairs": [ \#(pairs.joined(separator: ", ")) ] }"#)
    #expect(result.found.before.count > 150)
    #expect(result.count == result.found.before.count - result.found.after.count)
    #expect(result.found.after.count < result.found.before.count / 2)
    for finding in result.found.after where !finding.message.contains("no color of its hue") {
      // The steps of linear light are too wide near black to keep the hue.
      let file = files["\(finding.color ?? "").colorset/Contents.json"] ?? ""
      #expect(file.contains("extended-linear-srgb"), "\(finding.message)")
    }
    #expect(result.changed.keys.allSatisfy { $0.hasPrefix("Front") })
    #expect(result.secondCount == 0)
  }

  private static let slots = (
    text: #"{ "idiom" : "universal", "color" : #8E8E93 }"#,
    white: #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
    black: #"{ "idiom" : "universal", "color" : #000000 }"#
  )

  @Test("A color that is drawn on two others gets enough on both, or stays as it is")
  func severalPairs() throws {
    for (other, isMended) in [
      (##"{ "idiom" : "universal", "color" : #F2F2F7 }"##, true), (Self.slots.black, false),
    ] {
      let result = try MendedCatalog(
        [
          "Text.colorset/Contents.json": MendCase.file(Self.slots.text),
          "White.colorset/Contents.json": MendCase.file(Self.slots.white),
          "Other.colorset/Contents.json": MendCase.file(other),
        ], proposes: true, only: ["low-contrast"],
        configuration: """
          { "pairs": [ { "foreground": "Text", "background": "White", "minimum": 7 },
            { "foreground": "Text", "background": "Other", "minimum": 7 } ] }
          """)
      #expect(!result.found.before.isEmpty)
      #expect(result.found.after.isEmpty == isMended)
      #expect(result.changed.isEmpty != isMended)
    }
  }

  /// Slots of a text that has too little on white or black, by what a rule finds about it.
  private static let otherCases: [(rule: String, slots: String)] = [
    (
      "lowered-contrast",
      """
      { "idiom" : "universal", "color" : #5A5A5F },
      { "idiom" : "universal", @high, "color" : #767676 },
      { "idiom" : "universal", @dark, "color" : #AEAEB2 },
      { "idiom" : "universal", @dark+high, "color" : #8E8E93 }
      """
    ),
    (
      "hardly-increased-contrast",
      """
      { "idiom" : "universal", "color" : #707070 },
      { "idiom" : "universal", @high, "color" : #6F6F6F },
      { "idiom" : "universal", @dark, "color" : #8E8E93 },
      { "idiom" : "universal", @dark+high, "color" : #8F8F94 }
      """
    ),
    (
      "dark-on-dark",
      """
      { "idiom" : "universal", "color" : #3A3A3C },
      { "idiom" : "universal", @dark, "color" : #6C6C70 }
      """
    ),
    (
      "dark-on-dark",
      """
      { "idiom" : "universal", "color" : #3A3A3C },
      { "idiom" : "universal", @dark, "color" : #8B5A2B }
      """
    ),
  ]

  @Test(
    "Less with increased contrast, hardly more, and dark on dark are mended", arguments: otherCases)
  func otherRules(_ rule: String, _ slots: String) throws {
    let result = try MendedCatalog(
      [
        "Text.colorset/Contents.json": MendCase.file(slots),
        "Page.colorset/Contents.json": MendCase.file(
          #"{ "idiom" : "universal", "color" : #FFFFFF }, { "idiom" : "universal", @dark, "color" : #000000 }"#
        ),
      ], proposes: true, only: [rule],
      configuration: """
        { "roles": { "text": "Text" }, "pairs": [ { "foreground": "Text", "background": "Page", "size": 24 } ] }
        """)
    #expect(!result.found.before.isEmpty)
    #expect(result.found.after.isEmpty)
    #expect(Array(result.changed.keys) == ["Text.colorset/Contents.json"])
  }

  @Test("Where no color has as much as without increased contrast, what is needed is written")
  func unreachable() throws {
    let result = try MendedCatalog(
      [
        "Text.colorset/Contents.json": MendCase.file(
          #"{ "idiom" : "universal", "color" : #000000 }, { "idiom" : "universal", @high, "color" : #9A9A9A }"#
        ),
        "Page.colorset/Contents.json": MendCase.file(
          #"{ "idiom" : "universal", "color" : #FFFFFF }, { "idiom" : "universal", @high, "color" : #DDDDDD }"#
        ),
      ], proposes: true, only: ["low-contrast", "lowered-contrast"],
      configuration: """
        { "pairs": [ { "foreground": "Text", "background": "Page" } ] }
        """)
    #expect(Set(result.found.before.map(\.rule)) == ["low-contrast", "lowered-contrast"])
    #expect(Set(result.found.after.map(\.rule)) == ["lowered-contrast"])
  }

  @Test("Where the normal slot answers with increased contrast, too, it stays as it is")
  func sharedSlot() throws {
    let result = try MendedCatalog(
      [
        "Text.colorset/Contents.json": MendCase.file(
          #"{ "idiom" : "universal", "color" : #5A5A5F }, { "idiom" : "universal", @dark, "color" : #AEAEB2 }"#
        ),
        "Page.colorset/Contents.json": MendCase.file(
          #"{ "idiom" : "universal", "color" : #FFFFFF }, { "idiom" : "universal", @high, "color" : #DDDDDD }, { "idiom" : "universal", @dark, "color" : #000000 }"#
        ),
      ], proposes: true, only: ["lowered-contrast"],
      configuration: """
        { "pairs": [ { "foreground": "Text", "background": "Page" } ] }
        """)
    #expect(!result.found.before.isEmpty && result.changed.isEmpty)
  }

  @Test("A color stays when the change would take contrast from what is drawn on it")
  func background() throws {
    let result = try MendedCatalog(
      [
        "Button.colorset/Contents.json": MendCase.file(Self.slots.text),
        "Label.colorset/Contents.json": MendCase.file(Self.slots.black),
        "White.colorset/Contents.json": MendCase.file(Self.slots.white),
      ], proposes: true, only: ["low-contrast"],
      configuration: """
        { "pairs": [ { "foreground": "Button", "background": "White", "minimum": 4.5 },
          { "foreground": "Label", "background": "Button", "minimum": 6 } ] }
        """)
    #expect(!result.found.before.isEmpty && result.changed.isEmpty)
  }
}
