extension Rule {
  /// A color that is given twice.
  static let referenceWithComponents = Rule(
    id: "reference-with-components",
    summary: "A color refers to a system color and has components as well",
    rationale: """
      Xcode writes either a reference to a system color or components, never both. The reference counts here, and a
      change to the components shows nowhere. Take out the one that is not meant.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : { "platform" : "ios", "reference" : "labelColor", "components" : ▶{ "white" : "0.000" } } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """),
    ],
    check: .whileReading)
}
