import DynamicColors

extension Rule {
  /// A background that is brighter in dark than in light, or a text that is darker.
  static let reversedLightness = Rule(
    id: "reversed-lightness",
    summary: "A background is brighter in dark than in light, or a text is darker",
    rationale: """
      Apple's Human Interface Guidelines, "Dark Mode": in dark, backgrounds are dim and what lies on them is bright. Often
      the two values of a color were put into each other's slots. The roles 'background' and 'text' of the configuration
      say what a color is for; colors that are as light in both, such as white on an accent, do not count, nor do those of
      'darkOnly'. Translucent backgrounds are compared as they look over the system's.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Page.colorset": """
          { "idiom" : "universal", "color" : #1C1C1E },
          ▶{ "idiom" : "universal", @dark, "color" : #F2F2F7 }
          """,
          "Ink.colorset": """
          { "idiom" : "universal", "color" : #EBEBF5 },
          ▶{ "idiom" : "universal", @dark, "color" : #3C3C43 }
          """,
        ],
        configuration: #"{ "roles": { "background": "Page", "text": "Ink" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Page.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 },
          { "idiom" : "universal", @dark, "color" : #1C1C1E }
          """,
          "Ink.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #FFFFFF }
          """,
        ],
        configuration: #"{ "roles": { "background": "Page", "text": "Ink" } }"#),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "0", "green" : "0", "blue" : "0", "alpha" : "0.250" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "255", "green" : "255", "blue" : "255", "alpha" : "0.250" } } }
        """,
        configuration: #"{ "roles": { "background": "Accent" } }"#),
    ],
    check: .palette { palette, findings in
      for (role, sign) in [(ColorRole.background, 1.0), (.text, -1)] {
        for dark in palette.shown(role, .dark, findings.configuration) {
          let colorSet = palette.colorSet(of: palette.colors[dark.index])
          // Less than 2 in L* is hardly seen.
          guard let light = palette.shown(dark.index, .light), !findings.isDarkOnly(colorSet),
            (lightness(of: dark, .dark, role) - lightness(of: light, .light, role)) * sign > 2
          else { continue }
          findings.report(
            role == .background
              ? "it is a background and brighter than in light; choose a dim color, or put the two in "
                + "each other's place"
              : "it is a text and darker than in light; choose a bright color, or put the two in each "
                + "other's place",
            about: dark, .dark, in: palette, variant: role.rawValue,
            notes: [
              Diagnostic.Note(message: "the color in light", location: palette.location(of: light))
            ])
        }
      }
    })

  /// The lightness of a color, of a background as it is seen over the system's.
  private static func lightness(
    of shown: ShownColor, _ appearance: PairAppearance, _ role: ColorRole
  ) -> Double {
    if shown.color.alpha == 1 || role == .text { return shown.lab.lightness }
    return Lab(Compositing.over(shown.color, appearance.ground)).lightness
  }
}
