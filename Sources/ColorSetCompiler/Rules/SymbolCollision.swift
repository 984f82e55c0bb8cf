extension Rule {
  /// Names that give the same name in Swift.
  static let symbolCollision = Rule(
    id: "symbol-collision",
    summary: "Colors or namespaces have names that give the same symbol in Swift",
    rationale: """
      The names of colors are made into Swift names as Xcode does it: spaces and signs vanish, and so does 'Color' at
      the end. When two come out the same, the first keeps the symbol, and the other can only be looked up by its name,
      as a text. Rename it to have a symbol for it, too.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Brand Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "▶Brand-Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
      RuleExample(
        [
          "Brand Kit/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "Brand Kit/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "▶Brand-Kit/": "",
          "Brand-Kit/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "Brand-Kit/Ink.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ]),
      RuleExample(
        [
          "▶allColors.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ]),
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "Brand-Accent-2.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    check: .whileReading)
}
