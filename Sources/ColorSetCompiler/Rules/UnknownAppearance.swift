extension Rule {
  /// A slot for an appearance that colors do not have.
  static let unknownAppearance = Rule(
    id: "unknown-appearance",
    summary: "A slot is for an appearance that colors do not have",
    rationale: """
      Colors tell apart luminosity light and dark, and contrast high. A slot for anything else is not used here: not for
      a misspelled appearance, nor for light and dark at once, nor for 'tinted', which is an appearance of app icons.
      Write the spelling as above, or delete the slot.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : ▶"darkk" } ],
          "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "appearances" : [ { "appearance" : "luminosity", "value" : ▶"tinted" } ],
          "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "appearances" : [ { "appearance" : "contrast", "value" : ▶"normal" } ],
          "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "appearances" : [
            { "appearance" : "luminosity", "value" : "light" },
            { "appearance" : ▶"luminosity", "value" : "dark" }
          ],
          "color" : #1C1C1E }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal", @dark+high, "color" : #000000 }
        """),
    ],
    check: .whileReading)
}
