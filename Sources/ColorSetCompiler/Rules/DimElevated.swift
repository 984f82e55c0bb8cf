import DynamicColors

extension Rule {
  /// An elevated surface that does not stand out from its base.
  static let dimElevated = Rule(
    id: "dim-elevated",
    summary:
      "In dark, an elevated color is not brighter than its base, or in light it is another color",
    rationale: """
      In dark, shadows cannot be seen, so that a sheet over other content is told apart by being brighter. Apple's Human
      Interface Guidelines, "Dark Mode", call the two sets of backgrounds base and elevated; those of the system differ by
      6 to 10 in L* in dark and not at all in light. 4 is the least that can be seen at the edge of a sheet. The partners
      are those that the configuration joins in 'elevated'.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Raised.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          ▶{ "idiom" : "universal", @dark, "color" : #1D1D1F }
          """,
          "Base.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #1C1C1E }
          """,
        ],
        configuration: """
          { "elevated": { "Base": "Raised" } }
          """),
      RuleExample(
        [
          "Raised.colorset": """
          ▶{ "idiom" : "universal", "color" : #F2F2F7 },
          { "idiom" : "universal", @dark, "color" : #2C2C2E }
          """,
          "Base.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #1C1C1E }
          """,
        ],
        configuration: """
          { "elevated": { "Base": "Raised" } }
          """),
    ],
    nonTriggering: [
      RuleExample(
        [
          "Raised.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #2C2C2E }
          """,
          "Base.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #1C1C1E }
          """,
        ],
        configuration: """
          { "elevated": { "Base": "Raised" } }
          """)
    ],
    check: .palette { palette, findings in
      for color in palette.colors {
        guard let partner = color.elevated else { continue }
        for appearance in PairAppearance.allCases {
          compare(color, palette.colors[partner], appearance, palette, &findings)
        }
      }
    })

  private static func compare(
    _ base: PaletteColor, _ elevated: PaletteColor, _ appearance: PairAppearance,
    _ palette: Palette, _ findings: inout RuleFindings
  ) {
    guard let low = palette.shown(base, appearance.traits),
      let high = palette.shown(elevated, appearance.traits), low.color.alpha == 1,
      high.color.alpha == 1
    else { return }
    var normal = appearance.traits
    normal.contrast = .normal
    if appearance.isHighContrast, palette.shown(base, normal)?.slot == low.slot,
      palette.shown(elevated, normal)?.slot == high.slot
    {
      return
    }
    let name = palette.name(of: base).forMessage
    let rise = Lab(high.color).lightness - Lab(low.color).lightness
    let message: String
    if appearance.isDark {
      guard rise < 4 else { return }
      message =
        "it is the elevated color of '\(name)' and "
        + (rise > 0 ? "hardly brighter" : "not brighter") + "; make it brighter, by 4 or more in L*"
    } else {
      guard Lab(high.color).difference(from: Lab(low.color)) >= 1 else { return }
      message =
        "it is the elevated color of '\(name)' and another color in light, where both are to look the "
        + "same; use the same value"
    }
    let colorSet = palette.colorSet(of: elevated)
    findings.report(
      Diagnostic(
        severity: findings.severity, rule: findings.rule.id,
        variant: appearance.isDark ? "dark" : "light",
        message: "color '\(colorSet.name.forMessage)', \(appearance.words): \(message)",
        location: Diagnostic.Location(
          path: palette.path(of: elevated), position: colorSet.slots[high.slot].position),
        color: colorSet.name, appearance: appearance.words,
        notes: [
          Diagnostic.Note(
            message: "the base color",
            location: Diagnostic.Location(
              path: palette.path(of: base),
              position: palette.colorSet(of: base).slots[low.slot].position))
        ]))
  }
}
