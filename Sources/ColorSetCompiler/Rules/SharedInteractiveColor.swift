import DynamicColors

extension Rule {
  /// A color for what can be tapped that is also one for text that cannot.
  static let sharedInteractiveColor = Rule(
    id: "shared-interactive-color",
    summary: "A color for interactive elements looks like one for text that is not",
    rationale: """
      When a link and a heading have the same color, people cannot tell where they can tap. Apple's Human Interface
      Guidelines, "Color", ask not to use the same color for interactive and noninteractive elements. The colors of the roles
      'interactive' and 'text' are compared by CIEDE2000; less than 2 is hardly seen. Grays do not count, since
      controls have labels, too. It is a note, since a text may be that of a control, which the roles do not say.
      """,
    level: .note,
    triggering: [
      RuleExample(
        [
          "Heading.colorset": """
          { "idiom" : "universal", "color" : #007AFF },
          { "idiom" : "universal", @dark, "color" : #FFFFFF }
          """,
          "Link.colorset": """
          ▶{ "idiom" : "universal", "color" : #007BFF },
          { "idiom" : "universal", @dark, "color" : #0A84FF }
          """,
        ],
        configuration: #"{ "roles": { "interactive": "Link", "text": "Heading" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Heading.colorset": """
          { "idiom" : "universal", "color" : #000000 },
          { "idiom" : "universal", @dark, "color" : #FFFFFF }
          """,
          "Link.colorset": """
          { "idiom" : "universal", "color" : #000000 },
          { "idiom" : "universal", @dark, "color" : #0A84FF }
          """,
        ],
        configuration: #"{ "roles": { "interactive": "Link", "text": "Heading" } }"#)
    ],
    check: .palette { palette, findings in
      for appearance in [PairAppearance.light, .dark] {
        let texts = palette.shown(.text, appearance, findings.configuration)
        for shown in palette.shown(.interactive, appearance, findings.configuration)
        where OKLCH(shown.color).chroma >= 0.02 {
          guard
            let text = texts.first(where: {
              $0.index != shown.index && $0.lab.difference(from: shown.lab) < 2
                && !findings.areAliases($0, shown, in: palette)
            })
          else { continue }
          let name = palette.name(of: palette.colors[text.index]).forMessage
          findings.report(
            "it is for interactive elements and looks like '\(name)', which is for text; "
              + "choose another color for one of them",
            about: shown, appearance, in: palette, variant: name,
            notes: [
              Diagnostic.Note(message: "the other color", location: palette.location(of: text))
            ])
        }
      }
    })
}
