extension Rule {
  /// An appearance of which a half is missing.
  static let incompleteAppearance = Rule(
    id: "incomplete-appearance",
    summary: "An appearance lacks its 'appearance' or its 'value'",
    rationale: """
      An appearance is a pair such as luminosity and dark. With half of it nobody can say when the slot is meant, so it
      is never used. Write the other half.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "appearances" : [ ▶{ "value" : "dark" } ], "color" : #1C1C1E }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """)
    ],
    check: .whileReading)
}
