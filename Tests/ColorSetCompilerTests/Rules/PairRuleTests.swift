import ColorSetCompiler
import Testing

/// What is said about declared pairs and groups.
@Suite struct PairRuleTests {
  private static func messages(
    _ rule: String, _ files: KeyValuePairs<String, String>, _ configuration: String
  ) throws -> [String] {
    let rule = try #require(Rule.named(rule))
    return try CheckedExample(RuleExample(files, configuration: configuration), for: rule)
      .diagnostics.map { "\($0.severity.rawValue): \($0.message)" }
  }

  private static let card = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #1C1C1E }
    """

  @Test("The message has the ratio, what needs how much, and a color that would pass")
  func lowContrast() throws {
    let text = """
      { "idiom" : "universal", "color" : #5A5A5F },
      { "idiom" : "universal", @dark, "color" : #6E6E73 }
      """
    let start = "error: color 'Text', dark: on 'Card' it has a contrast of 3.35, and "
    for (options, end) in [
      (#""textStyle": "footnote""#, "text in the style footnote needs 4.5; #838387 would have it"),
      (#""size": 17.5"#, "text of 17.5 points needs 4.5; #838387 would have it"),
      (#""minimum": 3.5"#, "the configuration asks for 3.5; #717175 would have it"),
    ] {
      let pairs = #"{ "pairs": [ { "foreground": "Text", "background": "Card", \#(options) } ] }"#
      let found = try Self.messages(
        "low-contrast", ["Text.colorset": text, "Card.colorset": Self.card], pairs)
      #expect(found == [start + end])
    }
  }

  @Test("What increased contrast mends is a warning that says so")
  func mended() throws {
    let found = try Self.messages(
      "low-contrast",
      [
        "Text.colorset": """
        { "idiom" : "universal", "color" : #5A5A5F },
        { "idiom" : "universal", @dark, "color" : #6E6E73 },
        { "idiom" : "universal", @dark+high, "color" : #FFFFFF }
        """, "Card.colorset": Self.card,
      ], #"{ "pairs": [ { "foreground": "Text", "background": "Card" } ] }"#)
    #expect(
      found == [
        "warning: color 'Text', dark: on 'Card' it has a contrast of 3.35, and text needs 4.5, which it "
          + "has with increased contrast only; #838387 would have it"
      ])
  }

  @Test(
    "A level that is a rule's own changes nothing, another one changes all findings of the rule")
  func levels() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Card")
    let palette = try folder.compile().palette
    let found = [Diagnostic.Severity.error, .warning, .note].map { severity in
      Diagnostic(
        severity: severity, rule: "low-contrast", message: severity.rawValue,
        location: Diagnostic.Location(path: "a"))
    }
    for (level, expected) in [
      (RuleLevel.error, [Diagnostic.Severity.error, .note, .warning]),
      (.warning, [.warning, .warning, .warning]),
      (.note, [.note, .note, .note]), (.off, []),
    ] {
      var configuration = Configuration()
      configuration.rules["low-contrast"] = RuleSetting(level: level)
      let kept = DiagnosticFilter(configuration: configuration).apply(found, in: palette).kept
      #expect(kept.map(\.severity) == expected)
    }
  }

  @Test("What is only good to know about a pair is left out where no notes are asked for")
  func notes() throws {
    let folder = try CodeFolder()
    // Alike for tritan color vision only.
    try folder.addColorSet("A", ColorSetText.numbered(0x00B0A8))
    try folder.addColorSet("B", ColorSetText.numbered(0x3CB44B))
    let path = try folder.write(
      #"{ "distinct": [ { "colors": [ "A", "B" ], "name": "states" } ] }"#, to: ".colorset.json")
    let configuration = try ConfigurationReader.read(path)
    let compiler = Compiler(paths: [], configuration: configuration)
    let palette = try folder.compile().palette
    let all = compiler.lint(palette).filter { $0.rule == "indistinct-colors" }
    #expect(Set(all.map(\.severity)) == [.note])
    #expect(
      !compiler.lint(palette, withNotes: false).contains { $0.rule == "indistinct-colors" })
  }

  @Test("A translucent color that no shade mends may need more opacity")
  func opacity() throws {
    let found = try Self.messages(
      "low-contrast",
      [
        "Veil.colorset": """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "0.400" } } }
        """,
        "Card.colorset": #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
      ],
      #"{ "pairs": [ { "foreground": "Veil", "background": "Card", "appearances": [ "light" ] } ] }"#
    )
    #expect(
      found == [
        "error: color 'Veil', light: on 'Card' it has a contrast of 2.84, and text needs 4.5; "
          + "it would have it at an opacity of 54 %"
      ])
  }

  @Test("A line or a shape needs 3, unless the pair says that it is text")
  func shapes() throws {
    let files: KeyValuePairs = [
      "Line.colorset": """
      { "idiom" : "universal", "color" : #A0A0A0 },
      { "idiom" : "universal", @dark, "color" : #808080 }
      """, "Card.colorset": Self.card,
    ]
    let configuration = { (more: String) in
      """
      { "roles": { "separator": "Line" },
        "pairs": [ { "foreground": "Line", "background": "Card"\(more) } ] }
      """
    }
    let found = try Self.messages("low-contrast", files, configuration(""))
    #expect(found.count == 1)
    #expect(found.first?.contains("2.61, and what is no text needs 3; ") == true)
    let text = try Self.messages("low-contrast", files, configuration(#", "size": 12"#))
    #expect(text.allSatisfy { $0.contains("text of 12 points needs 4.5") })
    #expect(text.count == 2)
  }

  @Test("What is drawn on a surface is judged on its elevated partner, too")
  func elevated() throws {
    let found = try Self.messages(
      "low-contrast",
      [
        "Text.colorset": """
        { "idiom" : "universal", "color" : #000000 },
        { "idiom" : "universal", @dark, "color" : #838388 }
        """, "Card.colorset": Self.card,
        "CardUp.colorset": """
        { "idiom" : "universal", "color" : #FFFFFF },
        { "idiom" : "universal", @dark, "color" : #3A3A3C }
        """,
      ],
      """
      { "pairs": [ { "foreground": "Text", "background": "Card" } ], "elevated": { "Card": "CardUp" } }
      """)
    #expect(found.count == 1)
    #expect(found.first?.contains("on 'CardUp' it has a contrast of 3.00") == true)
  }

  @Test("A value for increased contrast that lowers it is to be another one, with a proposal")
  func lowered() throws {
    let found = try Self.messages(
      "lowered-contrast",
      [
        "Text.colorset": """
        { "idiom" : "universal", "color" : #222222 },
        { "idiom" : "universal", @dark, "color" : #EEEEEE },
        { "idiom" : "universal", @high, "color" : #555555 },
        { "idiom" : "universal", @dark+high, "color" : #FFFFFF }
        """, "Card.colorset": Self.card,
      ], #"{ "pairs": [ { "foreground": "Text", "background": "Card" } ] }"#)
    #expect(
      found == [
        "warning: color 'Text', light, high contrast: on 'Card' its contrast is 7.45 and without increased "
          + "contrast 15.90; choose one that has more, such as #222222"
      ])
  }

  @Test("Equal colors of a group are told, and for whom colors are too near")
  func distinct() throws {
    let one = #"{ "idiom" : "universal", "color" : #34C759 }"#
    let same = try Self.messages(
      "indistinct-colors", ["A.colorset": one, "B.colorset": one],
      #"{ "distinct": [ { "colors": [ "A", "B" ], "name": "states" } ] }"#)
    #expect(same.count == 2)
    #expect(same.allSatisfy { $0.contains("differs by only 0.00, for everyone") })
    let near = try Self.messages(
      "indistinct-colors",
      [
        "A.colorset": #"{ "idiom" : "universal", "color" : #F2F2F7 }"#,
        "B.colorset": #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
      ],
      #"{ "distinct": [ { "colors": [ "A", "B" ], "name": "grounds", "minimum": 3 } ] }"#)
    #expect(
      near.first?.contains("differs by only 2.62 for people with tritan color vision, and 3 is")
        == true)
  }

  @Test("Patterns for everything on everything end in a finding of their own")
  func tooMany() throws {
    let folder = try CodeFolder()
    for number in 0..<150 {
      try folder.addColorSet("C\(number)", ColorSetText.numbered(number * 65_793))
    }
    let path = try folder.write(
      """
      { "pairs": [ { "foreground": "*", "background": "*" } ],
        "distinct": [ { "colors": [ "*" ], "name": "all" } ] }
      """, to: ".colorset.json")
    let configuration = try ConfigurationReader.read(path)
    let palette = try folder.compile().palette
    let found = Compiler(paths: [], configuration: configuration).lint(palette)
    #expect(found.filter { $0.rule == "low-contrast" && $0.variant == "too-many" }.count == 1)
    #expect(found.filter { $0.rule == "indistinct-colors" }.map(\.variant) == ["too-many"])
  }
}
