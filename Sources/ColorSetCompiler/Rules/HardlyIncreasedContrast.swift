import DynamicColors

extension Rule {
  /// A pair with values of its own for increased contrast that increase next to nothing.
  static let hardlyIncreasedContrast = Rule(
    id: "hardly-increased-contrast",
    summary: "With increased contrast, a declared pair is hardly more distinct than without",
    rationale: """
      Apple's Human Interface Guidelines, "Color", ask for variants for increased contrast that are clearly more distinct. The
      rule looks at declared pairs of which a color has such a variant: the contrast ratio is to grow by 7 percent or
      more, as that of every system color does, and to reach 4.5 for text of any size. A pair that has 7 with increased
      contrast has enough; one that loses contrast is the matter of the rule lowered-contrast, and one that has too little
      of it that of low-contrast.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #5A5A5F },
          { "idiom" : "universal", @dark, "color" : #8A8A8E },
          { "idiom" : "universal", @high, "color" : #2C2C2E },
          ▶{ "idiom" : "universal", @dark+high, "color" : #8C8C90 }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card" } ] }
          """),
      RuleExample(
        [
          "Title.colorset": """
          { "idiom" : "universal", "color" : #8E8E93 },
          { "idiom" : "universal", @dark, "color" : #8E8E93 },
          ▶{ "idiom" : "universal", @high, "color" : #808085 },
          { "idiom" : "universal", @dark+high, "color" : #AEAEB2 }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Title", "background": "Card", "textStyle": "largeTitle" } ] }
          """),
    ],
    nonTriggering: [
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #5A5A5F },
          { "idiom" : "universal", @dark, "color" : #8A8A8E },
          { "idiom" : "universal", @high, "color" : #2C2C2E },
          { "idiom" : "universal", @dark+high, "color" : #AEAEB2 }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card" } ] }
          """),
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #111111 },
          { "idiom" : "universal", @dark, "color" : #EEEEEE },
          { "idiom" : "universal", @high, "color" : #0C0C0C },
          { "idiom" : "universal", @dark+high, "color" : #F2F2F2 }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card" } ] }
          """),
    ],
    check: .palette { palette, findings in
      for seen in findings.seenPairs(of: palette).seen {
        for appearance in [PairAppearance.light, .dark] {
          guard let normal = seen.sight(appearance),
            let increased = seen.sight(appearance.increased), !seen.isRepeated(increased),
            palette.hasOwnIncrease(seen, increased)
          else { continue }
          compare(seen, normal, increased, palette, &findings)
        }
      }
    })

  private static let card = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #1C1C1E }
    """

  /// The growth of the contrast ratio that can be seen.
  private static let growth = 1.07

  /// The contrast that a pair is to have with increased contrast.
  static func increasedAim(of seen: SeenPair, from normal: PairSight) -> Double {
    max(normal.ratio * growth, seen.isText && seen.pair.minimum == nil ? 4.5 : 1)
  }

  private static func compare(
    _ seen: SeenPair, _ normal: PairSight, _ increased: PairSight, _ palette: Palette,
    _ findings: inout RuleFindings
  ) {
    var states = [("", normal, increased)]
    if let normal = normal.reducingTransparency, let increased = increased.reducingTransparency {
      states.append(("with Reduce Transparency ", normal, increased))
    }
    for (state, normal, increased) in states {
      let aim = increasedAim(of: seen, from: normal)
      guard increased.ratio < min(aim, 7),
        increased.ratio >= max(normal.ratio * 0.99, seen.required)
      else { continue }
      let mend = findings.mend(seen, increased, required: aim, in: palette)
      findings.report(
        "\(state)its contrast is \(Contrast.text(increased.ratio)) and without increased contrast "
          + "\(Contrast.text(normal.ratio)), where it is to be "
          + (increased.ratio < normal.ratio * growth ? "clearly more" : "4.5 for text of any size")
          + "; \(mend)",
        about: seen, increased, in: palette)
      return
    }
  }
}

extension Palette {
  /// Whether one of the colors of a pair has a value for increased contrast.
  fileprivate func hasOwnIncrease(_ seen: SeenPair, _ increased: PairSight) -> Bool {
    let front = colorSet(of: seen.front).slots[increased.frontSlot]
    let back = colorSet(of: seen.back).slots[increased.backSlot]
    return [front, back].contains { $0.traits.contrast == .high && !$0.isReference }
  }
}
