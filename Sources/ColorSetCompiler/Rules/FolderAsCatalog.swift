extension Rule {
  /// A folder that is read as a catalog and is none.
  static let folderAsCatalog = Rule(
    id: "folder-as-catalog",
    summary: "A folder of color sets is read as a catalog without having the ending of one",
    rationale: """
      A folder that is named on the command line and holds color sets is read as if it ended in .xcassets. Xcode does
      not compile it. When it is a group of a catalog, name that catalog: the names of colors may begin with those of
      the groups around them, which are not seen from inside.
      """,
    level: .note,
    triggering: [
      RuleExample(
        [
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ],
        catalog: "▶Colors"),
      RuleExample(
        [
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ],
        catalog: "▶Colors.xcassets/Brand"),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
