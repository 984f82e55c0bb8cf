import DynamicColors

extension Rule {
  /// A control on the Mac that desktop tinting cannot color, or colors although it should not.
  static let desktopTinting = Rule(
    id: "desktop-tinting",
    summary:
      "On the Mac, a gray control lets nothing of the desktop through, or a colored one does",
    rationale: """
      With the graphite accent, macOS tints windows with the color of the desktop behind them. Apple's Human Interface Guidelines,
      "Dark Mode", ask for some transparency in the neutral backgrounds of custom components, so that they take part, and
      for none while a component shows a color, which would change with the window's place. Neutral is what has less than 0.02 of
      chroma in OKLCH and colored what has 0.04 or more; the first is a note. The rule looks at the role 'component' and at
      values that are for the Mac; with the option 'universal' also at those for any device.
      """,
    level: .warning,
    options: [
      RuleOption(
        "universal", "whether values for any device count as well", standard: .boolean(false))
    ],
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "mac", "color" : #E5E5E5 },
        ▶{ "idiom" : "mac", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "0x0A", "green" : "0x84", "blue" : "0xFF", "alpha" : "0.900" } } }
        """,
        configuration: #"{ "roles": { "component": "Accent" } }"#),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #E5E5E5 },
        { "idiom" : "universal", @dark, "color" : #0A84FF }
        """,
        configuration: """
          { "roles": { "component": "Accent" },
            "rules": { "desktop-tinting": { "universal": true } } }
          """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #E5E5E5 },
        { "idiom" : "universal", @dark, "color" : #3A3A3C }
        """,
        configuration: #"{ "roles": { "component": "Accent" } }"#),
      RuleExample(
        """
        { "idiom" : "mac", "color" : { "color-space" : "srgb", "components" :
          { "red" : "0xE5", "green" : "0xE5", "blue" : "0xE5", "alpha" : "0.900" } } },
        { "idiom" : "mac", @dark, "color" : #0A84FF }
        """,
        configuration: #"{ "roles": { "component": "Accent" } }"#),
    ],
    check: .palette { palette, findings in
      guard case .boolean(let takesUniversal)? = findings.option("universal") else { return }
      let patterns = findings.configuration.roles[.component] ?? []
      for index in Set(patterns.flatMap { palette.indices(matching: $0.pattern) }).sorted() {
        var slots: Set<Int> = []
        for appearance in PairAppearance.allCases {
          var traits = appearance.traits
          traits.idiom = .mac
          guard let (color, slot) = palette.shown(palette.colors[index], traits) else { continue }
          let answering = palette.colorSet(of: palette.colors[index]).slots[slot]
          guard answering.traits.idiom == .mac || takesUniversal, !answering.isReference,
            slots.insert(slot).inserted
          else { continue }
          report(
            ShownColor(index: index, slot: slot, color: color, lab: Lab(color)), appearance,
            palette, &findings)
        }
      }
    })

  private static func report(
    _ shown: ShownColor, _ appearance: PairAppearance, _ palette: Palette,
    _ findings: inout RuleFindings
  ) {
    let chroma = OKLCH(shown.color).chroma
    if chroma < 0.02, shown.color.alpha == 1 {
      findings.report(
        "it is a gray component and lets nothing of the desktop through, so that it is not tinted like "
          + "the window; give it some transparency, such as an opacity of 90 %",
        about: shown, appearance, in: palette, variant: "opaque", severity: .note)
    } else if chroma >= 0.04, shown.color.alpha < 1 {
      findings.report(
        "it is a component in a color and lets some of the desktop through, which changes the color; "
          + "make it opaque", about: shown, appearance, in: palette, variant: "translucent")
    }
  }
}
