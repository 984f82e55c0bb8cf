import DynamicColors

extension Rule {
  /// More than one color that the app is known by.
  static let severalKeyColors = Rule(
    id: "several-key-colors",
    summary: "An app has several key colors that look different",
    rationale: """
      One color that stands for what can be tapped is learned at once; with several, people take each of them for decoration.
      Apple's Human Interface Guidelines, "Color", ask for restraint with accent colors. The role 'key' of the
      configuration says which color it is; colors that look the same, system colors and elevated partners may be several.
      """,
    level: .note,
    triggering: [
      RuleExample(
        [
          "BrandBlue.colorset": #"{ "idiom" : "universal", "color" : #0088FF }"#,
          "BrandPink.colorset": #"▶{ "idiom" : "universal", "color" : #FF2D55 }"#,
        ],
        configuration: #"{ "roles": { "key": "Brand*" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "BrandBlue.colorset": #"{ "idiom" : "universal", "color" : #0088FF }"#,
          "BrandButton.colorset": #"{ "idiom" : "universal", "color" : #0087FE }"#,
        ],
        configuration: #"{ "roles": { "key": "Brand*" } }"#)
    ],
    check: .palette { palette, findings in
      let partners = Set(palette.colors.compactMap(\.elevated))
      let shown = [PairAppearance.light, .dark].map { appearance in
        palette.shown(.key, appearance, findings.configuration).filter {
          !partners.contains($0.index) && !palette.isReference($0)
        }
      }
      var told: Set<Int> = []
      for (appearance, colors) in zip([PairAppearance.light, .dark], shown) {
        guard let first = colors.first else { continue }
        let name = palette.name(of: palette.colors[first.index]).forMessage
        for color in colors.dropFirst()
        where first.lab.difference(from: color.lab) >= 2 && told.insert(color.index).inserted {
          findings.report(
            "it is a key color beside '\(name)' and looks different; keep one and take the role from "
              + "the other", about: color, appearance, in: palette, variant: name,
            notes: [
              Diagnostic.Note(message: "the other color", location: palette.location(of: first))
            ])
        }
      }
    })
}
