import DynamicColors

extension Rule {
  /// A text color that passes but has less contrast than a color of one's own should.
  static let modestContrast = Rule(
    id: "modest-contrast",
    summary: "Small text in a color of one's own has enough contrast, but less than to aim at",
    rationale: """
      Apple's Human Interface Guidelines, "Dark Mode", ask for a contrast ratio of at least 4.5 and of 7 as the aim for custom
      colors, above all for small text. The rule looks at declared pairs for text below 18 points that have enough by the
      rule low-contrast; system colors do not count. The option 'aim' sets another ratio.
      """,
    level: .note,
    options: [RuleOption("aim", "the contrast ratio to aim at", standard: .number(7))],
    triggering: [
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #3C3C43 },
          ▶{ "idiom" : "universal", @dark, "color" : #98989F }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "footnote" } ] }
          """)
    ],
    nonTriggering: [
      // The light value has too little, which low-contrast says.
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #98989F },
          { "idiom" : "universal", @dark, "color" : #C7C7CC }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "footnote" } ] }
          """),
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : #5A5A5F },
          { "idiom" : "universal", @dark, "color" : #98989F }
          """, "Card.colorset": card,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "title2" } ] }
          """),
      RuleExample(
        [
          "Caption.colorset": """
          { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemBlueColor" } }
          """, "Card.colorset": #"{ "idiom" : "universal", "color" : #000000 }"#,
        ],
        configuration: """
          { "pairs": [ { "foreground": "Caption", "background": "Card", "textStyle": "footnote" } ] }
          """),
    ],
    check: .palette { palette, findings in
      guard case .number(let aim)? = findings.option("aim") else { return }
      let pairs = findings.seenPairs(of: palette).seen
      var told = Self.tooLow(pairs)
      for seen in pairs where !seen.pair.isGuessed {
        guard seen.pair.smallestSize ?? 0 < 18, seen.isText else { continue }
        let slots = palette.colorSet(of: seen.front).slots
        for sight in seen.sights
        where sight.ratio < aim && !seen.isRepeated(sight) && !slots[sight.frontSlot].isReference
          && told.insert(sight.key(seen)).inserted
        {
          let proposal = findings.proposal(for: sight.front, on: sight.back, required: aim)
          findings.report(message(sight, aim, proposal), about: seen, sight, in: palette)
        }
      }
    })

  private static let card = """
    { "idiom" : "universal", "color" : #FFFFFF },
    { "idiom" : "universal", @dark, "color" : #1C1C1E }
    """

  /// What the rule low-contrast says something about already.
  private static func tooLow(_ pairs: [SeenPair]) -> Set<SightKey> {
    var keys: Set<SightKey> = []
    for seen in pairs {
      for sight in seen.sights where sight.ratio < seen.required { keys.insert(sight.key(seen)) }
    }
    return keys
  }

  private static func message(
    _ sight: PairSight, _ aim: Double, _ proposal: ColorComponents?
  ) -> String {
    let least = sight.back.alpha < 1 ? " at least, whatever is behind" : ""
    return
      "it has a contrast of \(Contrast.text(sight.ratio))\(least), which is enough; for small text "
      + "aim at \(aim.withoutZeros)" + (proposal.map { ", as \($0.words) has" } ?? "")
  }
}

/// Which two colors are seen in which appearance, so that what is said about them is said once.
private struct SightKey: Hashable {
  var front: [Int]
  var back: [Int]
  var appearance: PairAppearance
}

extension PairSight {
  fileprivate func key(_ seen: SeenPair) -> SightKey {
    SightKey(
      front: [seen.front.catalog, seen.front.colorSet],
      back: [seen.back.catalog, seen.back.colorSet], appearance: appearance)
  }
}
