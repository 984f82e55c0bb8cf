extension Rule {
  /// A value of another type than its key asks for.
  static let wrongType = Rule(
    id: "wrong-type",
    summary: "A value in a file has another type than its key asks for",
    rationale: """
      The value of each key has one type: text in quotes, an object in braces, or a list in brackets. What has another
      type cannot be understood. Apple's Asset Catalog Format Reference, "Named Color", shows how a file looks.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : ▶1, "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : ▶"#F2F2F7" }
        """),
      RuleExample(
        [
          "Contents.json": """
          { "properties" : { "provides-namespace" : ▶"true" } }
          """,
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
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
