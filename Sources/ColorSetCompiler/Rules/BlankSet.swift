extension Rule {
  /// A color set that was never filled in.
  static let blankSet = Rule(
    id: "blank-set",
    summary: "No slot of a color set has a color",
    rationale: """
      A color set without a color is what Xcode's templates hold for 'AccentColor' and 'WidgetBackground'. Nothing is compiled
      for it, and looking it up is as if it did not exist. That is fine for an accent color that stays the system's. Choose
      a color, or delete the color set.
      """,
    level: .note,
    triggering: [
      RuleExample([
        "AccentColor.colorset/Contents.json": """
        ▶{
          "colors" : [ { "idiom" : "universal" }, { "idiom" : "universal", "appearances" : [ ] } ],
          "info" : { "author" : "xcode", "version" : 1 }
        }
        """
      ]),
      RuleExample([
        "WidgetBackground.colorset/Contents.json": """
        ▶{ "info" : { "author" : "xcode", "version" : 1 } }
        """
      ]),
      RuleExample([
        "Empty.colorset/Contents.json": """
        ▶{ "colors" : [ ], "info" : { "author" : "xcode", "version" : 1 } }
        """
      ]),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal" },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb" } }
        """),
    ],
    check: .colorSet(needing: .noValue) { subject, findings in
      findings.report(
        "no slot has a color, so the app finds none; "
          + "choose colors, or delete the set if nothing needs it",
        in: subject)
    })
}
