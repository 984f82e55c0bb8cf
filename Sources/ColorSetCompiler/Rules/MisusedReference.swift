import DynamicColors

extension Rule {
  /// A system color that is used for something else than its name says.
  static let misusedReference = Rule(
    id: "misused-reference",
    summary: "A system color is used for something else than its name says",
    rationale: """
      System colors are made for one purpose and change with it: a separator gets another opacity, a label another contrast,
      and what was borrowed for another purpose changes along. Apple's Human Interface Guidelines, "Color", ask not to
      redefine what dynamic system colors mean. The roles 'text' and 'background' of the configuration say what a color
      is for; fills may be backgrounds.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Ink.colorset": """
          ▶{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "separatorColor" } }
          """,
          "Page.colorset": """
          ▶{ "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } }
          """,
        ],
        configuration: #"{ "roles": { "background": "Page", "text": "Ink" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Ink.colorset": """
          { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } }
          """,
          "Page.colorset": """
          { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemFillColor" } }
          """,
        ],
        configuration: #"{ "roles": { "background": "Page", "text": "Ink" } }"#)
    ],
    check: .palette { palette, findings in
      let uses = [
        (ColorRole.text, "text", ["separator", "background", "fill", "grid"]),
        (.background, "background", ["label", "separator", "link", "text", "grid"]),
      ]
      for (role, use, others) in uses {
        let patterns = findings.configuration.roles[role] ?? []
        for index in Set(patterns.flatMap { palette.indices(matching: $0.pattern) }).sorted() {
          let color = palette.colors[index]
          let slots = palette.colorSet(of: color).slots
          for slot in slots.indices {
            guard let name = slots[slot].systemColor?.name, isFor(others, name, role) else {
              continue
            }
            findings.report(
              Diagnostic(
                severity: findings.severity, rule: findings.rule.id, variant: use,
                message:
                  "color '\(palette.name(of: color).forMessage)', \(slots[slot].traits.words): "
                  + "'\(name.forMessage)' is not made for a \(use), which the color is; choose a system "
                  + "color that is, or a color of your own",
                location: Diagnostic.Location(
                  path: palette.path(of: color), position: slots[slot].position),
                color: palette.name(of: color), appearance: slots[slot].traits.words))
          }
        }
      }
    })

  /// Whether a name says that a system color is for one of some other purposes.
  private static func isFor(_ purposes: [String], _ name: String, _ role: ColorRole) -> Bool {
    let small = name.lowercased()
    // AppKit's `textBackgroundColor` is a background, `labelColor` a text, whatever else is in their names.
    if role == .background, small.contains("background") || small.contains("fill") { return false }
    if role == .text, small.contains("label") || small.contains("text"),
      !small.contains("background")
    {
      return false
    }
    return purposes.contains { small.contains($0) }
  }
}
