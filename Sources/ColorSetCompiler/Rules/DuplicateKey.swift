extension Rule {
  /// A key that stands twice in an object.
  static let duplicateKey = Rule(
    id: "duplicate-key",
    summary: "A key stands twice in the same object",
    rationale: """
      Only one of two values of the same key can count. Here it is the last one; other tools may take the first. Take
      the wrong one out, often the leftover of a merge.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7, ▶"color" : #FFFFFF }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
