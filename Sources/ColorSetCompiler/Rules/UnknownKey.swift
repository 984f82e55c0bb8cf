extension Rule {
  /// A key that files of catalogs do not have.
  static let unknownKey = Rule(
    id: "unknown-key",
    summary: "A key in a file is not one that asset catalogs have",
    rationale: """
      A key that no version of Xcode writes, or one that stands in the wrong place, says nothing. Write it as it is meant,
      or take it out. A misspelled key of a slot is the matter of the rule misspelled-key.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { ▶"referense" : "labelColor", "color-space" : "srgb", "components" :
          { "red" : "0xFF", "green" : "0", "blue" : "0x33", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", ▶"scale" : "1x", "color" : #F2F2F7 }
        """),
      RuleExample(
        [
          "Brand/Contents.json": """
          { ▶"provides-namespace" : true }
          """,
          "Brand/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "appearances" : [], "color" : #F2F2F7 }
        """),
      RuleExample(
        [
          "Brand/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "Brand/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
    ],
    check: .whileReading)
}
