extension Rule {
  /// A file that is named like a color set.
  static let notAFolder = Rule(
    id: "not-a-folder",
    summary: "A file in a catalog ends in '.colorset'",
    rationale: """
      A color set is a folder with a 'Contents.json' in it. A file of that name gives no color; perhaps an archive or a
      mail program made it out of the folder.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶Accent.colorset": "",
          "Ink.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
