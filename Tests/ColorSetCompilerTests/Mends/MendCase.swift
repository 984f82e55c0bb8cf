import ColorSetCompiler
import Testing

/// A color set before and after the findings of one rule are mended; slots are abbreviated as in the examples of rules.
struct MendCase: CustomTestStringConvertible, Sendable {
  /// The rule.
  var rule: String
  /// Whether only safe mends are made.
  var isSafe: Bool
  /// The slots before.
  var before: String
  /// The slots afterwards; the same text where nothing changes.
  var after: String

  init(_ rule: String, safe isSafe: Bool, _ before: String, _ after: String) {
    self.rule = rule
    self.isSafe = isSafe
    self.before = before
    self.after = after
  }

  var testDescription: String { "\(rule): \(before.prefix(60))" }

  /// The whole file of some slots.
  static func file(_ slots: String) -> String { RuleExample(slots).files[0].diskText }

  private static let light = #"{ "idiom" : "universal", "color" : #F2F2F7 }"#
  private static let dark = #"{ "idiom" : "universal", @dark, "color" : #1C1C1E }"#
  private static let both = "\(light),\n\(dark)"

  /// A slot with components.
  private static func slot(
    _ components: String, _ space: String = "srgb", _ conditions: String = ""
  ) -> String {
    "{ \"idiom\" : \"universal\", \(conditions)\"color\" : { \"color-space\" : \"\(space)\", "
      + "\"components\" : { \(components) } } }"
  }

  /// Mends of slots that go.
  static let removals = [
    MendCase("blank-slot", safe: true, both + ",\n{ \"idiom\" : \"ipad\" }", both),
    MendCase("blank-slot", safe: true, "{ \"idiom\" : \"ipad\", @dark },\n" + both, both),
    // It is the place for what is missing.
    MendCase(
      "blank-slot", safe: true, light + ", { \"idiom\" : \"universal\", @dark }",
      light + ", { \"idiom\" : \"universal\", @dark }"),
    // What is not understood stays.
    MendCase(
      "blank-slot", safe: false, both + ", { \"idiom\" : \"ipad\", \"note\" : 1 }",
      both + ", { \"idiom\" : \"ipad\", \"note\" : 1 }"),
    MendCase("duplicate-slot", safe: true, both + ",\n" + light, both),
    MendCase(
      "duplicate-slot", safe: true,
      both + #", { "idiom" : "ipad" }, { "idiom" : "ipad" }"#, both + #", { "idiom" : "ipad" }"#),
    // Which one is meant, nobody knows.
    MendCase(
      "duplicate-slot", safe: false, both + #", { "idiom" : "universal", "color" : #000000 }"#,
      both + #", { "idiom" : "universal", "color" : #000000 }"#),
    MendCase(
      "identical-high-contrast", safe: true,
      both + ",\n{ \"idiom\" : \"universal\", @dark+high, \"color\" : #1C1C1E }", both),
    // Without it, the slot for high contrast would answer.
    MendCase(
      "identical-high-contrast", safe: false,
      light + #", { "idiom" : "universal", @high, "color" : #000000 },"#
        + #"{ "idiom" : "ipad", @high, "color" : #F2F2F7 }"#,
      light + #", { "idiom" : "universal", @high, "color" : #000000 },"#
        + #"{ "idiom" : "ipad", @high, "color" : #F2F2F7 }"#),
    MendCase("lenient-json", safe: true, both + ",", both),
    MendCase(
      "lenient-json", safe: true, both.replacing("universal\",", with: "universal\" ,"),
      both.replacing("universal\",", with: "universal\" ,")),
    MendCase(
      "duplicate-key", safe: true, light + #", { "idiom" : "ipad", "idiom" : "ipad" }"#,
      light + #", { "idiom" : "ipad" }"#),
    MendCase(
      "duplicate-key", safe: false, light + #", { "idiom" : "mac", "idiom" : "ipad" }"#,
      light + #", { "idiom" : "ipad" }"#),
    MendCase(
      "duplicate-key", safe: true, light + #", { "idiom" : "mac", "idiom" : "ipad" }"#,
      light + #", { "idiom" : "mac", "idiom" : "ipad" }"#),
  ]

  /// Mends of values and keys.
  static let values = [
    MendCase(
      "component-out-of-range", safe: false,
      slot(#""red" : "1.094", "green" : -0.2, "blue" : "255.0", "alpha" : "1.5""#),
      slot(#""red" : "1.000", "green" : 0.000, "blue" : "255", "alpha" : "1.000""#)),
    MendCase(
      "integer-alpha", safe: true,
      slot(#""white" : "0.5", "alpha" : "255""#, "gray-gamma-22") + ", "
        + slot(#""white" : "0.5", "alpha" : "0x00""#, "gray-gamma-22", "@dark, "),
      slot(#""white" : "0.5", "alpha" : "1.000""#, "gray-gamma-22") + ", "
        + slot(#""white" : "0.5", "alpha" : "0.000""#, "gray-gamma-22", "@dark, ")),
    MendCase(
      "integer-alpha", safe: true, slot(#""white" : "0.5", "alpha" : "1""#, "gray-gamma-22"),
      slot(#""white" : "0.5", "alpha" : "1""#, "gray-gamma-22")),
    MendCase(
      "integer-alpha", safe: false,
      slot(#""white" : "0.5", "alpha" : "1""#, "gray-gamma-22") + ", "
        + slot(#""white" : "0.5", "alpha" : "0x80""#, "gray-gamma-22", "@dark, "),
      slot(#""white" : "0.5", "alpha" : "1.000""#, "gray-gamma-22") + ", "
        + slot(#""white" : "0.5", "alpha" : "0.502""#, "gray-gamma-22", "@dark, ")),
    MendCase(
      "invalid-component", safe: false,
      slot(##""red" : "#8a", "green" : "0,5", "blue" : " 12 ", "alpha" : "50 %""##),
      slot(#""red" : "0x8A", "green" : "0.5", "blue" : "12", "alpha" : "0.500""#)),
    MendCase(
      "invalid-component", safe: false,
      slot(##""red" : "#8a0000", "green" : "300", "blue" : "x", "alpha" : "1.000""##),
      slot(##""red" : "#8a0000", "green" : "300", "blue" : "x", "alpha" : "1.000""##)),
    MendCase(
      "legacy-idiom", safe: true, #"{ "idiom" : "reality", "color" : #F2F2F7 }"#,
      #"{ "idiom" : "vision", "color" : #F2F2F7 }"#),
    MendCase(
      "missing-alpha", safe: true, slot(#""red" : "1", "green" : "2", "blue" : "3""#),
      slot(#""red" : "1", "green" : "2", "blue" : "3", "alpha" : "1.000""#)),
    MendCase(
      "missing-color-space", safe: false,
      #"{ "display-gamut" : "display-P3", "color" : { "components" : { "red" : "1", "green" : "2", "blue" : "3", "alpha" : "1.0" } } }"#,
      #"{ "display-gamut" : "display-P3", "color" : { "components" : { "red" : "1", "green" : "2", "blue" : "3", "alpha" : "1.0" }, "color-space" : "display-p3" } }"#
    ),
    MendCase(
      "misspelled-key", safe: false, #"{ "idiomm" : "iphone", "color" : #F2F2F7 }"#,
      #"{ "idiom" : "iphone", "color" : #F2F2F7 }"#),
    MendCase(
      "misspelled-key", safe: false,
      #"{ "idiom" : "ipad", "idiomm" : "iphone", "color" : #F2F2F7 }"#,
      #"{ "idiom" : "ipad", "idiomm" : "iphone", "color" : #F2F2F7 }"#),
    MendCase(
      "unknown-key", safe: false,
      light
        + #", { "idiom" : "mac", "color" : { "platfrom" : "osx", "reference" : "labelColor" } }"#,
      light
        + #", { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "labelColor" } }"#),
    MendCase(
      "unknown-key", safe: false, light + #", { "idiom" : "mac", "scale" : "1x" }"#,
      light + #", { "idiom" : "mac", "scale" : "1x" }"#),
    MendCase(
      "unknown-appearance", safe: false,
      #"{ "appearances" : [ { "appearance" : "luminosity", "value" : "drak" } ], "color" : #F2F2F7 }"#,
      #"{ "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "color" : #F2F2F7 }"#
    ),
    MendCase(
      "unknown-color-space", safe: false,
      slot(#""red" : "1", "green" : "2", "blue" : "3", "alpha" : "1.0""#, "sRGB"),
      slot(#""red" : "1", "green" : "2", "blue" : "3", "alpha" : "1.0""#)),
    MendCase(
      "unknown-gamut", safe: false, light + #", { "display-gamut" : "P3", "color" : #F2F2F7 }"#,
      light + #", { "display-gamut" : "display-P3", "color" : #F2F2F7 }"#),
    MendCase(
      "unknown-idiom", safe: false, light + #", { "idiom" : "iphnoe", "color" : #F2F2F7 }"#,
      light + #", { "idiom" : "iphone", "color" : #F2F2F7 }"#),
    MendCase(
      "unknown-platform", safe: false,
      #"{ "color" : { "platform" : "macos", "reference" : "labelColor" } }"#,
      #"{ "color" : { "platform" : "osx", "reference" : "labelColor" } }"#),
    MendCase(
      "unknown-reference", safe: false,
      #"{ "color" : { "platform" : "ios", "reference" : "labelColour" } }"#,
      #"{ "color" : { "platform" : "ios", "reference" : "labelColor" } }"#),
    MendCase(
      "unknown-subtype", safe: false,
      light + #", { "idiom" : "ipad", "subtype" : "catalyst", "color" : #F2F2F7 }"#,
      light + #", { "idiom" : "ipad", "subtype" : "mac-catalyst", "color" : #F2F2F7 }"#),
    MendCase(
      "wide-gamut-without-effect", safe: false,
      slot(#""red" : "0x80", "green" : "0.5", "blue" : "0.5", "alpha" : "0.25""#, "display-p3"),
      slot(#""red" : "0x80", "green" : "0.500", "blue" : "0.500", "alpha" : "0.25""#)),
  ]
}
