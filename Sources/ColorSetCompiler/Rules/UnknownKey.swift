extension Rule {
  /// A key that files of catalogs do not have.
  static let unknownKey = Rule(
    id: "unknown-key",
    summary: "A key in a file is not one that asset catalogs have",
    rationale: """
      A misspelled key, or one that stands in the wrong place, says nothing: a slot with the key 'apperances' is for any
      appearance. Write it as it is meant, or take it out.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", ▶"apperances" : [], "color" : #F2F2F7 }
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
