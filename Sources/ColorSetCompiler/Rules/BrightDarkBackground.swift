import DynamicColors

extension Rule {
  /// A background that is white in dark.
  static let brightDarkBackground = Rule(
    id: "bright-dark-background",
    summary: "A background is white in dark, or nearly so",
    rationale: """
      A white surface glows among dark ones. Apple's Human Interface Guidelines, "Dark Mode", ask to soften white there.
      The role 'background' of the configuration says which colors are meant; white is what has more than 95 in L*. A
      color without a value for dark is the matter of the rules single-value and missing-appearance.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        ▶{ "idiom" : "universal", @dark, "color" : #FAFAFA }
        """,
        configuration: #"{ "roles": { "background": "Accent" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        { "idiom" : "universal", @dark, "color" : #2C2C2E }
        """,
        configuration: #"{ "roles": { "background": "Accent" } }"#),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        { "idiom" : "universal", @dark, "color" : #FAFAFA }
        """,
        configuration: #"{ "roles": { "text": "Accent" } }"#),
      RuleExample(
        #"{ "idiom" : "universal", "color" : #FFFFFF }"#,
        configuration: #"{ "roles": { "background": "Accent" } }"#),
    ],
    check: .palette { palette, findings in
      for dark in palette.shown(.background, .dark, findings.configuration)
      where dark.lab.lightness > 95 && dark.color.alpha > 0.5 {
        let colorSet = palette.colorSet(of: palette.colors[dark.index])
        guard colorSet.slots[dark.slot].traits.luminosity == .dark else { continue }
        findings.report(
          "it is a background and nearly white; choose a dim color, such as #1C1C1E", about: dark,
          .dark, in: palette)
      }
    })
}
