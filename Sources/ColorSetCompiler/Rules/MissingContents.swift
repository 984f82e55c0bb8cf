extension Rule {
  /// The folder of a color set without its file.
  static let missingContents = Rule(
    id: "missing-contents",
    summary: "The folder of a color set has no 'Contents.json'",
    rationale: """
      The colors of a set are in its 'Contents.json', which Apple's Asset Catalog Format Reference, "Named Color",
      requires. A folder without it is a color without values, often the leftover of a merge or of a file that was not
      committed. Add the file, or delete the folder.
      """,
    level: .error,
    triggering: [
      RuleExample(
        [
          "▶Accent.colorset/": ""
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
