extension Rule {
  /// A folder or file that is named in other letters than Apple's tools look for.
  static let wrongCase = Rule(
    id: "wrong-case",
    summary: "A folder or file of a color set has its name in the wrong capital or small letters",
    rationale: """
      A Mac takes capital and small letters for the same, as a rule; other computers, such as most build servers, do
      not. There 'contents.json' is not found, and a folder that ends in '.ColorSet' is not a color set. Rename it.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶Accent.ColorSet": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ]),
      RuleExample(
        [
          "▶Accent.colorset/contents.json": """
          { "colors" : [ { "idiom" : "universal", "color" : #F2F2F7 } ] }
          """
        ]),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """),
      RuleExample(
        [
          "Accent.colorset/Contents.json": """
          { "colors" : [ { "idiom" : "universal", "color" : #F2F2F7 } ] }
          """
        ]),
    ],
    check: .whileReading)
}
