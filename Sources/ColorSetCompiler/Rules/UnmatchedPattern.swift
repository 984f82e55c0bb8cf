import DynamicColors

extension Rule {
  /// A name or pattern of the configuration that no color has.
  static let unmatchedPattern = Rule(
    id: "unmatched-pattern",
    summary: "A name or pattern of the configuration fits no color",
    rationale: """
      What the configuration says about a color that was renamed, deleted or misspelled is said about none, and what it was
      to make sure is no longer checked. Write the name that the color has now, or take the entry out. An 'ignore' entry is
      the matter of the rule unused-ignore.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration: """
          { "darkOnly": [ ▶{ "color": "Acent", "reason": "the player is always dark" } ] }
          """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration: """
          { "elevated": { "Accent": ▶"AccentRaised" }, "roles": { "text": [ ▶"Text/*" ] } }
          """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration: """
          { "roles": { "text": [ "Acc*" ] },
            "darkOnly": [ { "color": "Accent", "reason": "the player is always dark" } ] }
          """)
    ],
    check: .palette { palette, findings in
      guard findings.isWhole else { return }
      var count = 0
      for use in findings.configuration.patterns where !use.isMatched(by: palette) {
        count += 1
        findings.report(
          Diagnostic(
            severity: findings.severity, rule: findings.rule.id, variant: use.key,
            message:
              "no color has the name '\(use.pattern.text.forMessage)', which '\(use.key)' needs; "
              + use.mend(in: palette, suggests: count <= mostSuggestions),
            location: use.location))
      }
    })

  /// Nobody reads more suggestions than these, and each takes a look at all names.
  private static let mostSuggestions = 50
}

extension PatternUse {
  /// What to do about the pattern.
  fileprivate func mend(in palette: Palette, suggests: Bool) -> String {
    guard suggests else { return "write the name of a color, or take this out" }
    let names = palette.colors.map { palette.name(of: $0) }
    let nearest = NearestNames.of(pattern.text, among: names).first
    return nearest.map { "did you mean '\($0.forMessage)'?" }
      ?? "write the name of a color, or take this out"
  }
}
