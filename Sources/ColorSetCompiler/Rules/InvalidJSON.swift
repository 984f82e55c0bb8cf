extension Rule {
  /// A file that is not JSON.
  static let invalidJSON = Rule(
    id: "invalid-json",
    summary: "A file of the catalog is not JSON",
    rationale: """
      Nothing can be read from a file that is not JSON, or from one that is too large to be a file of a catalog. The
      message tells the first place at which it goes wrong: often a comma, a quote or a bracket is missing there or just
      before.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" ▶"universal", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        ▶{ "idiom" : "universal", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { ▶'idiom' : "universal" }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
