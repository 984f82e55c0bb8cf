import DynamicColors

extension Rule {
  /// A declared pair that increased contrast makes harder to read.
  static let loweredContrast = Rule(
    id: "lowered-contrast",
    summary: "With increased contrast, a declared pair of colors has less contrast than without",
    rationale: """
      Someone who switches on Increase Contrast must not get less of it. It happens when only one of the two colors has a
      value for increased contrast: a background that gets lighter in dark takes contrast from a text that stays as it is.
      Apple's Human Interface Guidelines, "Dark Mode", ask to test both settings together. A loss of one percent or less is
      not seen. On a background of the role 'material' the pair is also judged with Reduce Transparency, which makes the
      background opaque.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #3C3C43 },
          ▶{ "idiom" : "universal", @dark, "color" : #C0C0C6 }
          """,
          "Card.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #1C1C1E },
          { "idiom" : "universal", @dark+high, "color" : #363638 }
          """,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card" } ] }
          """)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #3C3C43 },
          { "idiom" : "universal", @dark, "color" : #C0C0C6 },
          { "idiom" : "universal", @dark+high, "color" : #FFFFFF }
          """,
          "Card.colorset": """
          { "idiom" : "universal", "color" : #FFFFFF },
          { "idiom" : "universal", @dark, "color" : #1C1C1E },
          { "idiom" : "universal", @dark+high, "color" : #363638 }
          """,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card" } ] }
          """)
    ],
    check: .palette { palette, findings in
      for seen in findings.seenPairs(of: palette).seen {
        for appearance in [PairAppearance.light, .dark] {
          guard let normal = seen.sight(appearance),
            let increased = seen.sight(appearance.increased)
          else { continue }
          if increased.ratio < normal.ratio * 0.99 {
            report(seen, normal, increased, "", palette, &findings)
          } else if let normal = normal.reducingTransparency,
            let increased = increased.reducingTransparency, increased.ratio < normal.ratio * 0.99
          {
            report(seen, normal, increased, "with Reduce Transparency ", palette, &findings)
          }
        }
      }
    })

  private static func report(
    _ seen: SeenPair, _ normal: PairSight, _ increased: PairSight, _ state: String,
    _ palette: Palette, _ findings: inout RuleFindings
  ) {
    let mend = findings.mend(seen, increased, required: normal.ratio, in: palette)
    findings.report(
      "\(state)its contrast is \(Contrast.text(increased.ratio)) and without increased contrast "
        + "\(Contrast.text(normal.ratio)); \(mend)",
      about: seen, increased, in: palette)
  }
}
