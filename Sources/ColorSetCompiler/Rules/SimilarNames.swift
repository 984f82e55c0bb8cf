extension Rule {
  /// Colors whose names differ in what is easily overlooked.
  static let similarNames = Rule(
    id: "similar-names",
    summary: "Two colors have names that differ only in capital letters or in their Unicode form",
    rationale: """
      A lookup by name tells capital and small letters apart, and people do not: sooner or later the wrong one of the two
      colors is used. Often both names give the same symbol, too, so that one color has none. An accented letter can be
      stored as one character or as a letter and an accent, which look the same; what a file system or a version control
      system makes of such a pair differs from machine to machine, and on a disk that takes them for one, one of the colors
      is lost. Rename one of the two.
      """,
    level: .warning,
    triggering: [
      RuleExample([
        "Old/Primary.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        "New/primary.colorset/Contents.json":
          #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#,
      ]),
      RuleExample([
        "Old/Caf\u{E9}.colorset/Contents.json":
          #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#,
        "New/Cafe\u{301}.colorset": #"{ "idiom" : "universal", "color" : #6F4E37 }"#,
      ]),
    ],
    nonTriggering: [
      RuleExample([
        "Primary.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        "Primary 2.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
      ])
    ],
    check: .palette { palette, findings in
      let colors = palette.colors.span
      let catalogs = palette.catalogs.span
      let pairs = NameFold.pairs(count: colors.count) { index in
        catalogs[colors[index].catalog].colorSets.span[colors[index].colorSet].name
      }
      for pair in pairs {
        let (first, later) = (palette.colors[pair.first], palette.colors[pair.later])
        let name = palette.name(of: first)
        let isSameText = name == palette.name(of: later)
        findings.report(
          isSameText
            ? "another color's name looks the same and is stored in another Unicode form; rename one"
            : "the name differs from '\(name.forMessage)' only in capital letters; rename one",
          about: later, in: palette, variant: isSameText ? "unicode-form" : "capital-letters",
          notes: [
            Diagnostic.Note(
              message: "the other color",
              location: Diagnostic.Location(path: palette.path(of: first), position: .start))
          ])
      }
    })
}
