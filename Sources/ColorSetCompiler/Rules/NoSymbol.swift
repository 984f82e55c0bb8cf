extension Rule {
  /// A name that gives no name in Swift.
  static let noSymbol = Rule(
    id: "no-symbol",
    summary: "The name of a color or namespace gives no symbol in Swift",
    rationale: """
      A Swift name needs a letter or digit. A color without one in its name can only be looked up by its name, as a
      text, and so can the colors in a namespace without one. Rename it.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶---.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ]),
      RuleExample(
        [
          "▶%/": "",
          "%/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "%/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
    ],
    nonTriggering: [
      RuleExample(
        [
          "-1-.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ])
    ],
    check: .whileReading)
}
