import ColorSetCompiler
import Testing

/// How declared pairs are judged on materials, on devices without a light appearance, and by another profile.
@Suite struct PairStateTests {
  private static func messages(
    _ rule: String, _ files: KeyValuePairs<String, String>, _ configuration: String
  ) throws -> [String] {
    let rule = try #require(Rule.named(rule))
    return try CheckedExample(RuleExample(files, configuration: configuration), for: rule)
      .diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
  }

  private static func translucent(_ level: String, _ alpha: String) -> String {
    """
    { "color-space" : "srgb", "components" : { "red" : "\(level)", "green" : "\(level)",
      "blue" : "\(level)", "alpha" : "\(alpha)" } }
    """
  }

  private static let bar = #"{ "idiom" : "universal", "color" : \#(translucent("0x80", "0.300")) }"#

  @Test("On a material the pair is judged with Reduce Transparency, too, and the message has both")
  func material() throws {
    let pairs =
      #""pairs": [ { "foreground": "Text", "background": "Bar", "appearances": ["light"] } ]"#
    let material = "{ \(pairs), \"roles\": { \"material\": \"Bar\" } }"
    let start = "color 'Text', light: on 'Bar' it has a contrast of "
    let behind = " at least, whatever is behind, "
    let need = ", and text needs 4.5; "
    for (level, least, ground, opaque, severity) in [
      ("595959", "1.00", "4.95", "1.77", "error"), ("000000", "1.39", "14.86", "5.31", "note"),
    ] {
      let files: KeyValuePairs = [
        "Text.colorset": #"{ "idiom" : "universal", "color" : #\#(level) }"#,
        "Bar.colorset": Self.bar,
      ]
      let plain = try Self.messages("low-contrast", files, "{ \(pairs) }")
      #expect(plain.count == 1)
      #expect(
        plain.first?.hasPrefix(
          "note: \(start)\(least)\(behind)\(ground) over the system's background\(need)") == true)
      let found = try Self.messages("low-contrast", files, material)
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix(
          "\(severity): \(start)\(least)\(behind)\(ground) over the system's background and \(opaque) "
            + "with Reduce Transparency\(need)") == true)
    }
  }

  @Test("Increased contrast must not lower the contrast with Reduce Transparency either")
  func loweredOnMaterial() throws {
    let files: KeyValuePairs = [
      "Text.colorset": #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
      "Bar.colorset": """
      { "idiom" : "universal", "color" : \(Self.translucent("0x20", "0.300")) },
      { "idiom" : "universal", @high, "color" : \(Self.translucent("0x60", "0.600")) }
      """,
    ]
    let pairs = #""pairs": [ { "foreground": "Text", "background": "Bar" } ]"#
    #expect(try Self.messages("lowered-contrast", files, "{ \(pairs) }") == [])
    let found = try Self.messages(
      "lowered-contrast", files, "{ \(pairs), \"roles\": { \"material\": \"Bar\" } }")
    #expect(found.count == 2)
    #expect(
      found.allSatisfy {
        $0.contains("on 'Bar' with Reduce Transparency its contrast is 6.")
          && $0.contains("without increased contrast 16.")
      })
  }

  @Test("The profile says which text is large, and the message names it")
  func profiles() throws {
    let text = #"{ "idiom" : "universal", "color" : #8A8A8E }"#
    let card = #"{ "idiom" : "universal", "color" : #FFFFFF }"#
    for (profile, size, needs) in [
      ("hig", 18.0, false), ("hig", 17.5, true), ("css-points", 23.5, true),
      ("css-points", 24, false), ("dark-mode", 60, true),
    ] {
      let found = try Self.messages(
        "low-contrast", ["Text.colorset": text, "Card.colorset": card],
        """
        { "pairs": [ { "foreground": "Text", "background": "Card", "size": \(size),
            "appearances": ["light"] } ],
          "rules": { "low-contrast": { "profile": "\(profile)" } } }
        """)
      #expect(found.isEmpty == !needs, "\(profile), \(size)")
      let words = profile == "hig" ? " needs 4.5; " : " needs 4.5 by the profile '\(profile)'; "
      #expect(found.allSatisfy { $0.contains(words) })
    }
  }

  @Test("Colors for Apple Watch only are judged in dark, over black")
  func watch() throws {
    let found = try Self.messages(
      "low-contrast",
      [
        "Text.colorset": #"{ "idiom" : "watch", "color" : #444444 }"#,
        "Card.colorset": """
        { "idiom" : "watch", "color" : \(Self.translucent("0x80", "0.100")) }
        """,
      ], #"{ "pairs": [ { "foreground": "Text", "background": "Card" } ] }"#)
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix("error: color 'Text', dark: on 'Card' it has a contrast of 1.") == true
    )
    #expect(found.first?.contains("whatever is behind") == false)
  }

  @Test("Colors for one other kind of device only are judged there, those that never meet are not")
  func devices() throws {
    let pairs = #"{ "pairs": [ { "foreground": "Text", "background": "Card" } ] }"#
    let text = #"{ "idiom" : "mac", "color" : #CCCCCC }"#
    let onMac = try Self.messages(
      "low-contrast",
      ["Text.colorset": text, "Card.colorset": #"{ "idiom" : "universal", "color" : #FFFFFF }"#],
      pairs)
    #expect(onMac.count == 2)
    let apart = try Self.messages(
      "low-contrast",
      ["Text.colorset": text, "Card.colorset": #"{ "idiom" : "watch", "color" : #FFFFFF }"#], pairs)
    #expect(apart == [])
  }

  @Test("A text that fails one of its pairs is not told to aim higher in another")
  func modest() throws {
    let found = try Self.messages(
      "modest-contrast",
      [
        "Text.colorset": #"{ "idiom" : "universal", "color" : #6E6E73 }"#,
        "Card.colorset": #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
      ],
      """
      { "pairs": [ { "foreground": "Text", "background": "Card", "minimum": 6 },
          { "foreground": "Text", "background": "Card", "textStyle": "body" } ] }
      """)
    #expect(found == [])
  }
}
