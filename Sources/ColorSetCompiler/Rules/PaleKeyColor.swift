import DynamicColors

extension Rule {
  /// A key color that hides the white text on it.
  static let paleKeyColor = Rule(
    id: "pale-key-color",
    summary: "White text on the key color has less contrast than 3",
    rationale: """
      Prominent buttons are filled with the accent color, and their text stays white in every appearance. Apple's Human Interface
      Guidelines, "Color", ask that text on a colorful control stays legible. The rule is for apps that have such buttons;
      it looks at the colors of the role 'key' and asks for a contrast ratio of 3 in light and dark, without and with increased
      contrast.
      """,
    level: .off,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0088FF },
        ▶{ "idiom" : "universal", @dark, "color" : #9BD0FF }
        """,
        configuration: #"{ "roles": { "key": "Accent" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0088FF },
        { "idiom" : "universal", @dark, "color" : #0091FF }
        """,
        configuration: #"{ "roles": { "key": "Accent" } }"#)
    ],
    check: .palette { palette, findings in
      let white = ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1)
      var told: Set<[Int]> = []
      for appearance in PairAppearance.allCases {
        for key in palette.shown(.key, appearance, findings.configuration) {
          let ground = Compositing.seen(key.color, over: appearance.ground)
          let ratio = Contrast.ratio(of: white, on: ground)
          guard ratio < 3, told.insert([key.index, key.slot]).inserted else { continue }
          let proposal = findings.proposal(for: ground, on: white, required: 3)
          findings.report(
            "it is the key color, and white text on it has a contrast of \(Contrast.text(ratio)); "
              + "choose a darker one" + (proposal.map { ", such as \($0.words)" } ?? ""),
            about: key, appearance, in: palette)
        }
      }
    })
}
