extension Rule {
  /// A color set that is localizable and not localized.
  static let missingLocale = Rule(
    id: "missing-locale",
    summary: "A color set says that it is localizable, but no slot has a locale",
    rationale: """
      Someone switched on "Localize" in Xcode, and no language has a color of its own. Colors mean different things in
      different cultures, as Apple's Human Interface Guidelines, "Color", remind us, so a color may have been forgotten. Add
      a slot with a 'locale', or take 'localizable' out.
      """,
    level: .note,
    triggering: [
      RuleExample([
        "Gain.colorset/Contents.json": """
        {
          "colors" : [ { "idiom" : "universal", "color" : { "reference" : "systemGreenColor" } } ],
          "info" : { "author" : "xcode", "version" : 1 },
          "properties" : { "localizable" : ▶true }
        }
        """
      ])
    ],
    nonTriggering: [
      RuleExample([
        "Gain.colorset/Contents.json": """
        {
          "colors" : [
            { "idiom" : "universal", "color" : { "reference" : "systemGreenColor" } },
            { "idiom" : "universal", "locale" : "zh", "color" : { "reference" : "systemRedColor" } }
          ],
          "properties" : { "localizable" : true }
        }
        """
      ]),
      RuleExample([
        "Gain.colorset/Contents.json": """
        {
          "colors" : [ { "idiom" : "universal", "color" : { "reference" : "systemGreenColor" } } ],
          "properties" : { "localizable" : false }
        }
        """
      ]),
      RuleExample([
        "Gain.colorset/Contents.json": """
        {
          "colors" : [ { "idiom" : "universal" } ],
          "properties" : { "localizable" : true }
        }
        """
      ]),
    ],
    check: .colorSet(needing: [.value, .localizable]) { subject, findings in
      guard let position = subject.colorSet.localizable,
        !subject.colorSet.slots.contains(where: { $0.locale != nil })
      else { return }
      findings.report(
        "it is localizable, but no slot has a locale; add one, or take 'localizable' out",
        in: subject, at: position)
    })
}
