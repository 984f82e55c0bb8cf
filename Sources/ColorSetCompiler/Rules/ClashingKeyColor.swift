import DynamicColors

extension Rule {
  /// A key color that looks like one that tells a state.
  static let clashingKeyColor = Rule(
    id: "clashing-key-color",
    summary: "The key color looks like a color that tells a state",
    rationale: """
      An app whose accent is red cannot show an error in red: every button looks like a mistake. Apple's Human Interface
      Guidelines, "Color", ask for one meaning of each color. The colors of the roles 'key' and 'status' are compared by
      CIEDE2000; they need a difference of 10.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Brand.colorset": """
          ▶{ "idiom" : "universal", "color" : #FF3B30 },
          { "idiom" : "universal", @dark, "color" : #0A84FF }
          """,
          "Failure.colorset": """
          { "idiom" : "universal", "color" : #FF383C },
          { "idiom" : "universal", @dark, "color" : #FF4245 }
          """,
        ],
        configuration: #"{ "roles": { "key": "Brand", "status": "Failure" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand.colorset": """
          { "idiom" : "universal", "color" : #0088FF },
          { "idiom" : "universal", @dark, "color" : #0A84FF }
          """,
          "Failure.colorset": """
          { "idiom" : "universal", "color" : #FF383C },
          { "idiom" : "universal", @dark, "color" : #FF4245 }
          """,
        ],
        configuration: #"{ "roles": { "key": "Brand", "status": "Failure" } }"#)
    ],
    check: .palette { palette, findings in
      for appearance in [PairAppearance.light, .dark] {
        let states = palette.shown(.status, appearance, findings.configuration)
        for key in palette.shown(.key, appearance, findings.configuration) {
          for state in states where state.index != key.index {
            let difference = state.lab.difference(from: key.lab)
            guard difference < 10, !findings.areAliases(state, key, in: palette) else { continue }
            let name = palette.name(of: palette.colors[state.index]).forMessage
            findings.report(
              "it is the key color and differs by only \(Contrast.text(difference)) from '\(name)', which "
                + "tells a state; choose another color for one of them",
              about: key, appearance, in: palette, variant: name,
              notes: [
                Diagnostic.Note(message: "the other color", location: palette.location(of: state))
              ])
          }
        }
      }
    })
}
