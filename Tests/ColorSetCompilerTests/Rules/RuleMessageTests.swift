import ColorSetCompiler
import Testing

@Suite struct RuleMessageTests {
  /// A color set, what a rule says about it, and the color set when that was followed to the letter.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: String
    let slots: String
    let message: String
    let mended: String

    init(_ rule: String, _ slots: String, _ message: String, mended: String) {
      self.rule = rule
      self.slots = slots
      self.message = message
      self.mended = mended
    }

    var testDescription: String { "\(rule): \(message)" }
  }

  @Test("A rule says what is wrong, and following its words mends it", arguments: messages)
  func says(_ row: Case) throws {
    let rule = try #require(Rule.named(row.rule))
    let found = try CheckedExample(RuleExample(row.slots), for: rule).diagnostics
    #expect(found.map(\.message) == ["color 'Accent', \(row.message)"])
    let duplicates = try CheckedExample(
      RuleExample(row.mended), for: #require(Rule.named("duplicate-slot")))
    #expect(duplicates.diagnostics.isEmpty)
    #expect(try CheckedExample(RuleExample(row.mended), for: rule).diagnostics.isEmpty)
  }

  @Test(
    "Of two slots for the same the one that counts is told",
    arguments: [
      ("\"color\" : #000000", "\"color\" : #FFFFFF", "counts; delete one of them"),
      ("\"color\" : #000000", "", "counts; delete one of them"),
      ("", "\"color\" : #FFFFFF", "is blank, so that this one counts; delete the blank one"),
      ("", "", "is blank as well; delete one of them"),
    ])
  func duplicateSlots(_ first: String, _ second: String, _ words: String) throws {
    let slots = [first, second].map {
      #"{ "idiom" : "universal"\#($0.isEmpty ? "" : ", ")\#($0) }"#
    }
    let found = try CheckedExample(
      RuleExample(slots.joined(separator: ", ")), for: #require(Rule.named("duplicate-slot")))
    #expect(found.diagnostics.map { $0.message.hasSuffix("device and \(words)") } == [true])
  }

  @Test("A universal slot with a reference to one platform is a note, one for a device a warning")
  func foreignReferenceLevels() throws {
    let slots = #"""
      { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "linkColor" } },
      { "idiom" : "mac", "color" : { "platform" : "ios", "reference" : "linkColor" } }
      """#
    for (rule, severity) in [
      ("foreign-reference", Diagnostic.Severity.warning), ("one-platform-reference", .note),
    ] {
      let found = try CheckedExample(RuleExample(slots), for: #require(Rule.named(rule)))
      #expect(found.diagnostics.map(\.severity) == [severity])
    }
  }

  @Test("Increased contrast that is the same in light and dark is said to be that")
  func identicalHighContrast() throws {
    let found = try CheckedExample(
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0040DD },
        { "idiom" : "universal", @dark+high, "color" : #0040DD }
        """), for: #require(Rule.named("identical-appearances"))
    ).diagnostics
    #expect(
      found.map(\.message) == [
        "color 'Accent', dark, high contrast: it is the same color as in light with increased contrast; "
          + "choose one that suits a dark background"
      ])
    #expect(found.flatMap(\.notes).map(\.message) == ["the color in light with increased contrast"])
  }

  @Test("A finding about two colors points at both")
  func notes() throws {
    let found = try CheckedExample(
      RuleExample(
        """
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", "color" : #0A84FF }
        """), for: #require(Rule.named("identical-appearances"))
    ).diagnostics
    let finding = try #require(found.first)
    #expect(finding.location.position == TextPosition(line: 3, column: 5))
    #expect(finding.notes.map(\.message) == ["the color in light"])
    #expect(finding.notes.map(\.location.position) == [TextPosition(line: 4, column: 5)])
  }

  @Test("A color set that cannot be read in part is left alone")
  func damaged() throws {
    let slots = #"""
      { "idiom" : "universal", @light, "color" : #0A84FF },
      { "idiom" : "universal", @dark, "color" : #0A84FF },
      { "idiom" : "universal", "color" : { "platform" : 1, "reference" : "label" } }
      """#
    for id in ["identical-appearances", "no-any-slot", "unknown-reference"] {
      let rule = try #require(Rule.named(id))
      #expect(try CheckedExample(RuleExample(slots), for: rule).diagnostics.isEmpty)
    }
  }
}

extension RuleMessageTests {
  private static func slot(_ conditions: String, _ color: String = "#0A84FF") -> String {
    "{ \"idiom\" : \"universal\"\(conditions), \"color\" : \(color) }"
  }

  private static func alpha(_ alpha: String, space: String = "srgb", _ red: String = "0.5")
    -> String
  {
    slot(
      "",
      #"{ "color-space" : "\#(space)", "components" : { "red" : \#(red), "green" : 0, "blue" : 0, "#
        + #""alpha" : \#(alpha) } }"#)
  }

  private static func reference(_ platform: String, _ name: String, _ idiom: String = "universal")
    -> String
  {
    #"{ "idiom" : "\#(idiom)", "color" : { "platform" : "\#(platform)", "reference" : "\#(name)" } }"#
  }

  private static let dark = slot(", @dark", "#0A84FF")
  private static let light = slot("", "#007AFF")
  private static let high = slot(", @high", "#0040DD")
  private static let darkHigh = slot(", @dark+high", "#409CFF")

  static let messages: [Case] = appearances + components + references

  private static let appearances = [
    Case(
      "single-value", light,
      "any appearance: this value is used in light and in dark; add a slot for dark",
      mended: "\(light), \(dark)"),
    Case(
      "single-value", #"\#(light), { "idiom" : "universal", @dark }"#,
      "any appearance: this value is used in light and in dark; "
        + "choose a color for the blank slot for dark", mended: "\(light), \(dark)"),
    Case(
      "missing-appearance", #"\#(dark), { "idiom" : "universal" }"#,
      "dark: there is no value for light; choose a color for the blank slot for any appearance",
      mended: "\(dark), \(light)"),
    Case(
      "missing-appearance", "\(light), \(slot(", @dark").replacing("universal", with: "iphone"))",
      "any appearance: there is no value for dark on devices without slots of their own; "
        + "add a slot for dark",
      mended: "\(light), \(dark), \(slot(", @dark").replacing("universal", with: "iphone"))"),
    Case(
      "no-any-slot", "\(dark), \(slot(", @light"))",
      "light: there is no color for Any Appearance, so UIKit may find none at all; "
        + "add a slot for any appearance",
      mended: "\(dark), \(slot(", @light")), \(light)"),
    Case(
      "no-any-slot", #"\#(dark), \#(slot(", @light")), { "idiom" : "universal" }"#,
      "light: there is no color for Any Appearance, so UIKit may find none at all; "
        + "choose a color for the blank slot for any appearance",
      mended: "\(dark), \(slot(", @light")), \(light)"),
    Case(
      "identical-appearances", "\(slot("")), \(dark)",
      "dark: it is the same color as in light; choose one that suits a dark background",
      mended: "\(slot("")), \(slot(", @dark", "#409CFF"))"),
    Case(
      "missing-high-contrast", "\(light), \(dark), \(darkHigh)",
      "any appearance: there is no value for increased contrast in light; "
        + "add a slot for high contrast", mended: "\(light), \(dark), \(darkHigh), \(high)"),
    Case(
      "missing-high-contrast", #"\#(slot("")), \#(slot(", @light")), \#(dark), \#(darkHigh)"#,
      "light: there is no value for increased contrast in light; "
        + "add a slot for light, high contrast",
      mended: "\(slot("")), \(slot(", @light")), \(dark), \(darkHigh), \(slot(", @light+high"))"),
    Case(
      "unreachable-high-contrast", "\(light), \(dark), \(high)",
      "high contrast: it has no effect in dark, where the slot for dark counts more; "
        + "add a slot for dark, high contrast", mended: "\(light), \(dark), \(high), \(darkHigh)"),
    Case(
      "identical-high-contrast", #"\#(light), \#(slot(", @high", "#007AFF"))"#,
      "high contrast: it is the same color as without increased contrast; "
        + "choose one that stands out more", mended: "\(light), \(high)"),
  ]

  private static let components = [
    Case(
      "integer-alpha", alpha(#""1""#),
      "any appearance: alpha counts as 1/255, almost clear; "
        + "write \"1.000\"", mended: alpha(#""1.000""#)),
    Case(
      "integer-alpha", alpha(#""0x01""#),
      "any appearance: alpha counts as 1/255; write \"0.004\"",
      mended: alpha(#""0.004""#)),
    Case(
      "integer-alpha", alpha(#""128""#),
      "any appearance: alpha counts as 128/255; write \"0.502\"",
      mended: alpha(#""0.502""#)),
    Case(
      "integer-alpha", alpha(#""100""#),
      "any appearance: alpha counts as 100/255; write \"0.392\", or \"1.000\" for 100 %",
      mended: alpha(#""1.000""#)),
    Case(
      "integer-alpha", alpha(#""5""#),
      "any appearance: alpha counts as 5/255; write \"0.020\", or \"0.050\" for 5 %",
      mended: alpha(#""0.050""#)),
    Case(
      "integer-alpha", alpha(#""0x64""#),
      "any appearance: alpha counts as 100/255; write \"0.392\"", mended: alpha(#""0.392""#)),
    Case(
      "integer-alpha", alpha(#""0xFF""#),
      "any appearance: alpha counts as 255/255; write \"1.000\"",
      mended: alpha(#""1.000""#)),
    Case(
      "component-out-of-range", alpha("1", #""1.25""#),
      "any appearance: red is 1.25, but only 0 to 1 has a meaning in srgb; write \"1.000\"",
      mended: alpha("1", #""1.000""#)),
    Case(
      "component-out-of-range", alpha("1", #""128.0""#),
      "any appearance: red is 128.0, but only 0 to 1 has a meaning in srgb; "
        + "write \"128\" if it is meant as a byte of 255", mended: alpha("1", #""128""#)),
    Case(
      "component-out-of-range", alpha("2"),
      "any appearance: alpha is 2.0, but only 0 to 1 has a meaning; write \"1.000\"",
      mended: alpha("1")),
    Case(
      "component-out-of-range", alpha("-0.5", space: "extended-srgb", "3"),
      "any appearance: alpha is -0.5, but only 0 to 1 has a meaning; write \"0.000\"",
      mended: alpha(#""0.000""#, space: "extended-srgb", "3")),
    Case(
      "wide-gamut-without-effect", slot("", "p3#808080"),
      "any appearance: sRGB has this color, too, so Display P3 shows nothing more; "
        + "set its color space to srgb and its components to those of #808080",
      mended: slot("", "#808080")),
    Case(
      "mixed-color-spaces", "\(light), \(slot(", @dark", "p3#0A84FF"))",
      "dark: the color is in display-p3, but the first one of the set in srgb; "
        + "choose one space for the whole set, display-p3 if any color needs it",
      mended: "\(light), \(dark)"),
  ]

  private static let references = [
    Case(
      "unknown-reference", reference("ios", "systemBleuColor"),
      "any appearance: 'systemBleuColor' is not a system color of ios; "
        + "did you mean 'systemBlueColor'?", mended: reference("ios", "systemBlueColor")),
    Case(
      "unknown-reference", reference("universal", "secondaryLabel"),
      "any appearance: 'secondaryLabel' is not a system color of universal; "
        + "did you mean 'secondaryLabelColor'?",
      mended: reference("universal", "secondaryLabelColor")),
    Case(
      "unknown-reference", reference("ios", "gridColor", "mac"),
      "any appearance, mac: 'gridColor' is not a system color of ios, but one of osx; "
        + "choose another color, or write that platform if the slot is for its devices",
      mended: reference("osx", "gridColor", "mac")),
    Case(
      "unknown-reference", reference("ios", "AcmeBrand"),
      "any appearance: 'AcmeBrand' is not a system color of ios; "
        + "choose one in Xcode's color inspector, such as 'labelColor'",
      mended: reference("ios", "labelColor")),
    Case(
      "one-platform-reference", reference("ios", "labelColor"),
      "any appearance: 'labelColor' of ios may be missing on other platforms; "
        + "write the platform 'universal'", mended: reference("universal", "labelColor")),
    Case(
      "one-platform-reference", reference("ios", "systemFillColor"),
      "any appearance: 'systemFillColor' of ios may be missing on other platforms; "
        + "replace this slot by one for iphone and one for ipad",
      mended: reference("ios", "systemFillColor", "iphone") + ","
        + reference("ios", "systemFillColor", "ipad")),
    Case(
      "one-platform-reference", reference("ios", "placeholderTextColor"),
      "any appearance: 'placeholderTextColor' of ios may be missing on other platforms; "
        + "choose one that all have, such as 'labelColor' of the platform 'universal', "
        + "or replace this slot by one for iphone and one for ipad",
      mended: reference("universal", "labelColor")),
    Case(
      "foreign-reference", reference("ios", "linkColor", "mac"),
      "any appearance, mac: a slot for mac has no use for a color of ios; write the platform 'osx'",
      mended: reference("osx", "linkColor", "mac")),
    Case(
      "foreign-reference", reference("ios", "systemFillColor", "mac"),
      "any appearance, mac: a slot for mac has no use for a color of ios; "
        + "choose a color of osx in place of 'systemFillColor'",
      mended: reference("osx", "controlColor", "mac")),
  ]
}
