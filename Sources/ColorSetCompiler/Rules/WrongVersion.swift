extension Rule {
  /// A version of the format that is not written as a number.
  static let wrongVersion = Rule(
    id: "wrong-version",
    summary: "The 'version' in a file's 'info' is text in place of a number",
    rationale: """
      Xcode writes the number 1. Catalogs with a text in its place are known to build, but strict tools refuse the file.
      Write "version" : 1.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Accent.colorset/Contents.json": """
          { "colors" : [ { "idiom" : "universal", "color" : #F2F2F7 } ],
            "info" : { "author" : "xcode", "version" : ▶"1" } }
          """
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "Accent.colorset/Contents.json": """
          { "colors" : [ { "idiom" : "universal", "color" : #F2F2F7 } ],
            "info" : { "author" : "xcode", "version" : 1 } }
          """
        ])
    ],
    check: .whileReading)
}
