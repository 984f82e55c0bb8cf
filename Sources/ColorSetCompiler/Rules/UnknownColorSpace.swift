extension Rule {
  /// A color space that asset catalogs do not have.
  static let unknownColorSpace = Rule(
    id: "unknown-color-space",
    summary: "A color names a color space that does not exist",
    rationale: """
      The spaces are srgb, display-p3, extended-srgb, extended-linear-srgb, gray-gamma-22 and extended-gray, spelled exactly
      so. The same numbers are another color in another space, so none is guessed. Write the spelling as above, or delete
      the slot.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : ▶"sRGB", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : ▶"adobe-rgb", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "display-p3", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
    ],
    check: .whileReading)
}
