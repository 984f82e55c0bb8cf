extension Rule {
  /// A color without all of its components.
  static let missingComponent = Rule(
    id: "missing-component",
    summary: "A color lacks a component that its color space needs",
    rationale: """
      A color in an RGB space needs red, green and blue, which Apple's Asset Catalog Format Reference, "Named Color",
      lists; one in a gray space needs white. Without one of them there is no color to generate; write the value that is
      missing. A slot that is meant to be blank has no 'color' at all.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : ▶{
              "red" : "0x1C", "green" : "0x1C", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : { "color-space" : "gray-gamma-22", "components" : ▶{ "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : ▶{ "color-space" : "srgb" } }
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
          "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : "0.500", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal" }
        """),
    ],
    check: .whileReading)
}
