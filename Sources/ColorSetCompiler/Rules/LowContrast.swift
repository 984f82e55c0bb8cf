import DynamicColors

extension Rule {
  /// A declared pair of colors that many people cannot read.
  static let lowContrast = Rule(
    id: "low-contrast",
    summary: "A declared pair of colors has less contrast than it needs",
    rationale: """
      Text with too little contrast cannot be read by people with low vision, in bright light, or on a dim display. WCAG 2.2,
      success criterion 1.4.3, and Apple's Human Interface Guidelines, "Accessibility" and "Dark Mode", ask for a contrast
      ratio of 4.5, and of 3 for text of 18 points or of 14 points in bold. The smallest size that Dynamic Type gives a text
      style decides. The ratio is judged without rounding, for translucent colors as they are seen, over a translucent
      background for the worst that may lie behind, and for Display P3 on both kinds of display.

      A pair that has too little is a warning where it has enough with increased contrast, as the same page allows. On a
      translucent background it is a note where it has enough over the system's background, white in light and black in
      dark, since only you know what lies behind. If the background has the role 'material', Reduce Transparency makes it
      opaque, and the pair must have enough then, too.

      The option 'profile' says which text is large: "hig" is the table above, "css-points" asks for 24 points, or 18.67 in
      bold, and with "dark-mode" text of any size needs 4.5, which is what the page "Dark Mode" asks for. Colors that are for
      Apple Watch or Apple Vision only are judged in dark, those for the watch on its black ground.

      A configuration without 'pairs' leaves it to the names of the colors what is drawn on what, as far as they tell:
      'Button Text' on 'Button Background' or 'Button BG', 'Foreground' likewise, 'onPrimary' on 'primary', and
      'Primary/contrast' on 'Primary/main'. Findings about these are warnings; with 'pairs', even an empty list, only what
      is declared counts.
      """,
    level: .error,
    options: [
      RuleOption(
        "profile", "which text needs less contrast, being large",
        standard: .text(ContrastProfile.hig.rawValue),
        choices: ContrastProfile.allCases.map(\.rawValue))
    ],
    triggering: [
      RuleExample(
        ["Caption.colorset": pairText, "Card.colorset": pairGround],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "footnote" } ] }
          """),
      RuleExample(
        ["Caption.colorset": pairText, "Card.colorset": pairGround],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "largeTitle" } ],
            "rules": { "low-contrast": { "profile": "dark-mode" } } }
          """),
    ],
    nonTriggering: [
      RuleExample(
        ["Caption.colorset": quietPairText, "Card.colorset": pairGround],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "largeTitle" } ] }
          """),
      RuleExample(
        ["Caption.colorset": quietPairText, "Card.colorset": pairGround],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "minimum": 2 } ] }
          """),
    ],
    check: .palette { palette, findings in
      let (pairs, rest) = findings.seenPairs(of: palette)
      if let pair = rest {
        findings.report(
          Diagnostic(
            severity: findings.severity, rule: findings.rule.id, variant: "too-many",
            message:
              "the configuration declares more than \(SeenPair.most) pairs, and the rest is not "
              + "checked; write narrower names than '\(pair.foreground.pattern.text.forMessage)' on "
              + "'\(pair.background.pattern.text.forMessage)'", location: pair.location))
      }
      let profile = findings.configuration.contrastProfile
      for seen in pairs {
        let required = seen.required
        for sight in seen.sights where sight.ratio < required && !seen.isRepeated(sight) {
          let increased = seen.sight(sight.appearance.increased)
          let isMended =
            !sight.appearance.isHighContrast && increased.map { $0.ratio >= required } ?? false
          findings.report(
            message(
              sight, seen.pair, profile, isMended: isMended, proposes: findings.mayPropose()),
            about: seen, sight, in: palette,
            severity: sight.verdict(required) == .enoughOnGround
              ? .note : isMended || seen.pair.isGuessed ? .warning : nil)
        }
      }
    })

  /// A gray that is readable in light and not in dark.
  private static let pairText = """
    { "idiom" : "universal", "color" : #5A5A5F },
    ▶{ "idiom" : "universal", @dark, "color" : #6E6E73 }
    """
  private static let pairGround = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #1C1C1E }
    """
  private static let quietPairText = """
    { "idiom" : "universal", "color" : #5A5A5F },
    { "idiom" : "universal", @dark, "color" : #6E6E73 }
    """

  private static func message(
    _ sight: PairSight, _ pair: ColorPair, _ profile: ContrastProfile, isMended: Bool,
    proposes: Bool
  ) -> String {
    if sight.front.alpha == 0 {
      return "it cannot be seen, since it is fully transparent; choose a color that can be"
    }
    let required = pair.requiredContrast(profile)
    let start =
      "it has a contrast of \(sight.ratioWords), and \(pair.need(profile))"
      + (isMended ? ", which it has with increased contrast only; " : "; ")
    guard proposes else { return start + "choose a color that has it" }
    return start + ContrastProposal.advice(for: sight, required: required)
  }
}
