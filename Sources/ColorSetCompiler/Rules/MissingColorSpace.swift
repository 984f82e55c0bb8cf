extension Rule {
  /// A color without a color space.
  static let missingColorSpace = Rule(
    id: "missing-color-space",
    summary: "A color does not name its color space",
    rationale: """
      The same numbers are another color in another space. A color without one is read here in Display P3 when its
      slot is for that gamut, and in sRGB otherwise, and other tools may choose differently. Name the space, so that
      nobody has to guess.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : ▶{
            "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
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
