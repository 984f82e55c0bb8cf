import DynamicColors

extension Rule {
  /// Dark text on a dark background in dark appearance.
  static let darkOnDark = Rule(
    id: "dark-on-dark",
    summary: "In dark, a declared pair is dark text on a dark background",
    rationale: """
      Large text may pass with a contrast ratio of 3 and still be a dim shape on a dim ground. Apple's Human Interface
      Guidelines, "Dark Mode", warn of dark text that loses legibility on a dark background. A color counts as dark below 50 in
      L*. What has too little contrast is the matter of the rule low-contrast, and a pair with a 'minimum' of its own is
      meant as it is.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Title.colorset": """
          { "idiom" : "universal", "color" : #0040DD },
          ▶{ "idiom" : "universal", @dark, "color" : #3563F0 }
          """, "Page.colorset": page,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Title", "background": "Page", "textStyle": "largeTitle" } ] }
          """)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Title.colorset": """
          { "idiom" : "universal", "color" : #0040DD },
          { "idiom" : "universal", @dark, "color" : #7D9BFF }
          """, "Page.colorset": page,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Title", "background": "Page", "textStyle": "largeTitle" } ] }
          """),
      RuleExample(
        [
          "Title.colorset": """
          { "idiom" : "universal", "color" : #0040DD },
          { "idiom" : "universal", @dark, "color" : #3563F0 }
          """, "Page.colorset": page,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Title", "background": "Page", "minimum": 3 } ] }
          """),
    ],
    check: .palette { palette, findings in
      for seen in findings.seenPairs(of: palette).seen where seen.pair.minimum == nil {
        for sight in seen.sights
        where sight.appearance.isDark && !seen.isRepeated(sight) && sight.back.alpha == 1 {
          let front = Compositing.over(sight.front, sight.back)
          guard sight.ratio >= seen.required,
            Lab(front).lightness < 50, Lab(sight.back).lightness < 50,
            seen.isText
          else { continue }
          let proposal = findings.proposal(
            for: sight.front, on: sight.back, required: brightness(on: sight.back))
          findings.report(
            "it is dark text on a dark background; choose a brighter color"
              + (proposal.map { ", such as \($0.words)" } ?? ""),
            about: seen, sight, in: palette)
        }
      }
    })

  /// The contrast with a dark background from which on a text is bright: enough to be read in any size, and not dark itself.
  static func brightness(on back: ColorComponents) -> Double {
    // The luminance of an L* a little above 50.
    max(4.5, Contrast.ratio(0.19, Contrast.luminance(back)))
  }

  private static let page = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #111113 }
    """
}
