extension Rule {
  /// A text that is far too long for what it says.
  static let tooLongText = Rule(
    id: "too-long-text",
    summary: "A condition of a slot is longer than 200 bytes",
    rationale: """
      An idiom, a gamut or a locale is a short word. A long text in its place is a mistake, of a script perhaps, and is
      not kept. Write the word.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "locale" : ▶"de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-de-", "color" : #F2F2F7 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "locale" : "de", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
