extension Rule {
  /// A group with a period in its name.
  static let groupWithDot = Rule(
    id: "group-with-dot",
    summary: "The name of a group has a period in it",
    rationale: """
      Apple's Asset Catalog Format Reference, "Group Type", says that the name of a group must not have a period. What
      follows a period in the name of a folder tells the kind of an asset, and tools disagree about a kind that they do
      not know: some leave out the colors in it. Rename the folder.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶Brand.v2/": "",
          "Brand.v2/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand v2/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ]),
      RuleExample(
        [
          "Accent.v2.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ]),
      RuleExample(
        [
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "Logo.imageset/Contents.json": """
          { "images" : [] }
          """,
        ]),
    ],
    check: .whileReading)
}
