import DynamicColors

extension Rule {
  /// A background of one's own that does not change on sheets.
  static let customBackground = Rule(
    id: "custom-background",
    summary: "An opaque background of one's own has no partner for elevated surfaces",
    rationale: """
      The system's backgrounds get brighter on sheets and popovers in dark, so that these stand out; a color set has one value for
      both. Apple's Human Interface Guidelines, "Dark Mode", therefore prefer the system's background colors. Refer to one,
      or give the color a partner in 'elevated'. The rule looks at the role 'background' and is for apps that
      follow this to the letter, as few with a brand of their own do.
      """,
    level: .off,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        ▶{ "idiom" : "universal", @dark, "color" : #101418 }
        """,
        configuration: #"{ "roles": { "background": "Accent" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Base.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #101418 }
          """,
          "Raised.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #20242A }
          """,
        ],
        configuration: """
          { "roles": { "background": [ "Base", "Raised" ] }, "elevated": { "Base": "Raised" } }
          """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBackgroundColor" } }
        """,
        configuration: #"{ "roles": { "background": "Accent" } }"#),
    ],
    check: .palette { palette, findings in
      let backgrounds = palette.shown(.background, .dark, findings.configuration)
      guard !backgrounds.isEmpty else { return }
      let partners = Set(palette.colors.compactMap(\.elevated))
      for background in backgrounds
      where background.color.alpha == 1 && palette.colors[background.index].elevated == nil
        && !partners.contains(background.index) && !palette.isReference(background)
      {
        findings.report(
          "it is a background and stays the same on sheets; give it a partner in 'elevated', or refer to "
            + "a system background", about: background, .dark, in: palette)
      }
    })
}
