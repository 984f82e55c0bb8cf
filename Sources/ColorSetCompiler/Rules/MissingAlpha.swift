extension Rule {
  /// A color without an alpha.
  static let missingAlpha = Rule(
    id: "missing-alpha",
    summary: "A color does not say how opaque it is",
    rationale: """
      Xcode always writes alpha, and Apple's Asset Catalog Format Reference, "Named Color", lists it with the other
      components. A color without it is read as opaque; write "alpha" : "1.000" to say so.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : ▶{
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E" } } }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """)
    ],
    check: .whileReading)
}
