extension Rule {
  /// A component that is no number, or not one that its spelling allows.
  static let invalidComponent = Rule(
    id: "invalid-component",
    summary: "A component of a color cannot be read as a number",
    rationale: """
      A component is a fraction such as "0.500", a whole number from "0" to "255", or a hexadecimal one from "0x00" to
      "0xFF", each in quotes; these are the spellings that Xcode writes. With any other spelling nobody can say which
      color was meant, so none is generated.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : {
              "red" : ▶"300", "green" : "0x1C", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : {
              "red" : "0x1C", "green" : ▶"#80", "blue" : "0x1E", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal",
          "color" : {
            "color-space" : "srgb", "components" : {
              "red" : "0x1C", "green" : "0x1C", "blue" : "0x1E", "alpha" : ▶"50%" } } }
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
            "color-space" : "srgb", "components" : {
              "red" : 0.11, "green" : "0.110", "blue" : "28", "alpha" : "1.000" } } }
        """),
    ],
    check: .whileReading)
}
