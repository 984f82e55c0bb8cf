extension Rule {
  /// An entry of the configuration that ignores nothing.
  package static let unusedIgnore = Rule(
    id: "unused-ignore",
    summary: "An 'ignore' entry of the configuration matches no finding",
    rationale: """
      What the entry once set aside has been mended, or its color was renamed. Left in place it would hide the next finding
      of that name. Delete it, or write the new name.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration: """
          { "ignore": [ ▶{ "rule": "single-value", "color": "Accent", "reason": "a brand color" } ] }
          """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """,
        configuration: """
          { "ignore": [ { "rule": "single-value", "color": "Accent", "reason": "a brand color" } ] }
          """)
    ],
    check: .whileReading)
}
