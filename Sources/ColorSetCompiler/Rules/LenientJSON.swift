extension Rule {
  /// A file that is not quite JSON and can be read nevertheless.
  static let lenientJSON = Rule(
    id: "lenient-json",
    summary: "A file of the catalog can be read but is not quite JSON",
    rationale: """
      A comma before a closing bracket and a mark at the start of the file do no harm here, but other tools refuse such
      a file. Take the comma out, or save the file as UTF-8 without a byte-order mark.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 }▶,
        """),
      RuleExample(
        [
          "Accent.colorset/Contents.json": """
          ▶\u{FEFF}{ "colors" : [ { "idiom" : "universal", "color" : #F2F2F7 } ] }
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
