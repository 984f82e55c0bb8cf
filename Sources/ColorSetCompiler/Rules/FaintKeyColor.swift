import DynamicColors

extension Rule {
  /// A color for interactive elements that hardly stands out from a background.
  static let faintKeyColor = Rule(
    id: "faint-key-color",
    summary: "A color for interactive elements has little contrast to a background",
    rationale: """
      A button that cannot be seen on what it lies on is not found. WCAG 2.2, success criterion 1.4.11, asks for a contrast ratio of 3
      between a control and the colors around it. The colors of the roles 'key' and 'interactive' are compared with the
      opaque ones of the role 'background'; the one with the least contrast is told. Whether the two ever meet
      the roles cannot say: where they do, declare the pair, which the rule low-contrast then judges, and where not,
      set the finding aside.
      """,
    level: .off,
    triggering: [
      RuleExample(
        [
          "Brand.colorset": """
          ▶{ "idiom" : "universal", "color" : #FFCC00 },
          { "idiom" : "universal", @dark, "color" : #FFD600 }
          """, "Page.colorset": page,
        ],
        configuration: #"{ "roles": { "key": "Brand", "background": "Page" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand.colorset": """
          { "idiom" : "universal", "color" : #007AFF },
          { "idiom" : "universal", @dark, "color" : #0A84FF }
          """, "Page.colorset": page,
        ],
        configuration: #"{ "roles": { "key": "Brand", "background": "Page" } }"#),
      RuleExample(
        [
          "Brand.colorset": """
          { "idiom" : "universal", "color" : #FFCC00 },
          { "idiom" : "universal", @dark, "color" : #FFD600 }
          """, "Page.colorset": page,
        ],
        configuration: """
          { "roles": { "key": "Brand", "background": "Page" },
            "pairs": [ { "foreground": "Brand", "background": "Page", "minimum": 1.2 } ] }
          """),
    ],
    check: .palette { palette, findings in
      let configuration = findings.configuration
      let declared = palette.declaredPairs(configuration)
      for appearance in [PairAppearance.light, .dark] {
        let backs = palette.shown(.background, appearance, configuration)
          .filter { $0.color.alpha == 1 }.prefix(mostBackgrounds)
        var told: Set<Int> = []
        for role in [ColorRole.key, .interactive] {
          for front in palette.shown(role, appearance, configuration)
          where front.color.alpha > 0 && told.insert(front.index).inserted {
            let ratios = backs.compactMap { back -> (ratio: Double, back: ShownColor)? in
              guard back.index != front.index, !declared.contains([front.index, back.index])
              else { return nil }
              return (Contrast.ratio(of: front.color, on: back.color), back)
            }
            guard let worst = ratios.min(by: { $0.ratio < $1.ratio }), worst.ratio < 3 else {
              continue
            }
            report(front, worst.back, worst.ratio, appearance, palette, &findings)
          }
        }
      }
    })

  private static let page = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #000000 }
    """

  /// More backgrounds than these are not compared with each color.
  private static let mostBackgrounds = 200

  private static func report(
    _ front: ShownColor, _ back: ShownColor, _ ratio: Double, _ appearance: PairAppearance,
    _ palette: Palette, _ findings: inout RuleFindings
  ) {
    let name = palette.name(of: palette.colors[back.index]).forMessage
    let proposal = findings.proposal(for: front.color, on: back.color, required: 3)
    findings.report(
      "it is for interactive elements and has a contrast of \(Contrast.text(ratio)) to the background "
        + "'\(name)', where 3 is needed" + (proposal.map { "; \($0.words) would have it" } ?? ""),
      about: front, appearance, in: palette, variant: name,
      notes: [Diagnostic.Note(message: "the background", location: palette.location(of: back))])
  }
}

extension Palette {
  /// The indices of the colors of each declared pair.
  fileprivate func declaredPairs(_ configuration: Configuration) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    for pair in configuration.pairs {
      let backs = indices(matching: pair.background.pattern)
      for front in indices(matching: pair.foreground.pattern) {
        for back in backs {
          if pairs.count == SeenPair.most { return pairs }
          pairs.insert([front, back])
        }
      }
    }
    return pairs
  }
}
