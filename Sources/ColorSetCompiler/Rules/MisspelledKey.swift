extension Rule {
  /// A key of a slot that is spelled a little differently.
  static let misspelledKey = Rule(
    id: "misspelled-key",
    summary: "A key of a slot is misspelled, so that the slot is for something else than it says",
    rationale: """
      What stands behind a misspelled key is not read: a slot with the key 'apperances' is for any appearance, takes the
      place of the slot that really is, and the color for dark is gone. Write the key as it is meant.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", ▶"apperances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { ▶"idiomm" : "iphone", "color" : #F2F2F7 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "appearances" : [], "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "scale" : "1x", "color" : #F2F2F7 }
        """),
    ],
    check: .whileReading)
}
