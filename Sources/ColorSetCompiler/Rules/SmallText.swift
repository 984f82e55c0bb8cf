import DynamicColors

extension Rule {
  /// A pair for text that is hard to read at any contrast.
  static let smallText = Rule(
    id: "small-text",
    summary: "A declared pair is for text that is very small or very thin",
    rationale: """
      Apple's Human Interface Guidelines, "Typography", give 11 points as the smallest size on iOS and iPadOS, 10 on macOS, and
      advise against the weights Ultralight, Thin and Light, which fade at small sizes. The option 'minimum' sets
      the smallest size that you allow.
      """,
    level: .warning,
    options: [
      RuleOption("minimum", "the smallest size in points", standard: .number(11))
    ],
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #000000 },
        { "idiom" : "universal", @dark, "color" : #FFFFFF }
        """,
        configuration: """
          { "pairs": [ ▶{ "foreground": "Accent", "background": "Accent", "size": 9 },
            ▶{ "foreground": "Accent", "background": "Accent", "size": 15, "weight": "thin" } ] }
          """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #000000 },
        { "idiom" : "universal", @dark, "color" : #FFFFFF }
        """,
        configuration: """
          { "pairs": [ { "foreground": "Accent", "background": "Accent", "size": 11 },
            { "foreground": "Accent", "background": "Accent", "size": 34, "weight": "thin" } ] }
          """)
    ],
    check: .palette { palette, findings in
      guard case .number(let minimum)? = findings.option("minimum") else { return }
      for pair in findings.configuration.pairs {
        guard let size = pair.size else { continue }
        let isThin = pair.weight == .ultraLight || pair.weight == .thin || pair.weight == .light
        let message: String
        if size < minimum {
          message =
            "text of \(size.withoutZeros) points is too small to read; use \(minimum.withoutZeros) or more"
        } else if isThin, size < 18 {
          message =
            "text of \(size.withoutZeros) points is too thin in the weight \(pair.weight?.rawValue ?? ""); "
            + "use regular or a heavier one"
        } else {
          continue
        }
        let name = pair.foreground.pattern.text.forMessage
        findings.report(
          Diagnostic(
            severity: findings.severity, rule: findings.rule.id,
            variant: size < minimum ? "size" : "weight",
            message: "'\(name)': \(message)", location: pair.location))
      }
    })
}
