extension Rule {
  /// A reference that cannot be read.
  static let invalidReference = Rule(
    id: "invalid-reference",
    summary: "A reference is empty, or too long for the name of a system color",
    rationale: """
      A slot with such a reference has no color. Whether a name is one that the platform has is what unknown-reference
      looks at. Write the name as Xcode's color inspector does, such as 'labelColor', or give the slot components.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : ▶"" } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } },
        { "idiom" : "universal", @dark, "color" : { "platform" : "ios", "reference" : "noColor" } }
        """)
    ],
    check: .whileReading)
}
