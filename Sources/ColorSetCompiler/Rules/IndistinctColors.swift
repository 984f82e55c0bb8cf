import DynamicColors

extension Rule {
  /// Two colors of a group that some people cannot tell apart.
  static let indistinctColors = Rule(
    id: "indistinct-colors",
    summary:
      "Two colors that must be told apart look alike to people with a color vision deficiency",
    rationale: """
      One man in twelve sees red and green as much the same color. Where color alone tells success from failure or one line
      of a chart from another, they are left out; Apple's Human Interface Guidelines, "Color" and "Accessibility", ask not
      to rely on color alone. The colors of a group in 'distinct' are compared by CIEDE2000 as they are and as people without
      one kind of cones see them: protan and deutan by the model of Viénot (1999), tritan by that of Brettel (1997).
      Colors that most people tell apart with ease (20 or more) are a finding when less than 10 and less than half is
      left, and colors that differ by less than 10 for everyone always are one. Lightness keeps colors apart for everyone: a difference of 20 in L* is enough. For tritan, which is rare, it is a
      note. A group with a 'minimum' needs that difference for everyone.
      """,
    level: .error,
    triggering: [
      RuleExample(
        [
          "Failure.colorset": """
          { "idiom" : "universal", "color" : #FF383C },
          { "idiom" : "universal", @dark, "color" : #FFB3B5 }
          """,
          "Success.colorset": """
          ▶{ "idiom" : "universal", "color" : #34C759 },
          { "idiom" : "universal", @dark, "color" : #1E7A36 }
          """,
        ],
        configuration: """
          { "distinct": [ { "colors": [ "Failure", "Success" ], "name": "states" } ] }
          """)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Failure.colorset": """
          { "idiom" : "universal", "color" : #D55E00 },
          { "idiom" : "universal", @dark, "color" : #D55E00 }
          """,
          "Success.colorset": """
          { "idiom" : "universal", "color" : #0072B2 },
          { "idiom" : "universal", @dark, "color" : #0072B2 }
          """,
        ],
        configuration: """
          { "distinct": [ { "colors": [ "*" ], "name": "states" } ] }
          """)
    ],
    check: .palette { palette, findings in
      for group in findings.configuration.distinct {
        let indices = Set(group.colors.flatMap { palette.indices(matching: $0.pattern) }).sorted()
        if indices.count > mostColors {
          findings.report(
            Diagnostic(
              severity: findings.severity, rule: findings.rule.id, variant: "too-many",
              message:
                "the group has \(indices.count) colors, and nobody tells more than \(mostColors) "
                + "apart; name those that are seen together", location: group.location))
          continue
        }
        for appearance in PairAppearance.allCases {
          let shown = indices.compactMap { palette.distinctColor($0, appearance) }
          for later in shown.indices.dropFirst() {
            for earlier in shown[..<later] {
              compare(earlier, shown[later], appearance, group, palette, &findings)
            }
          }
        }
      }
    })

  /// Groups with more colors than these are not compared.
  private static let mostColors = 100

  private static func compare(
    _ first: DistinctColor, _ second: DistinctColor, _ appearance: PairAppearance,
    _ group: DistinctGroup, _ palette: Palette, _ findings: inout RuleFindings
  ) {
    if first.isRepeated, second.isRepeated { return }
    let normal = first.lab.difference(from: second.lab)
    let seen = ColorVisionDeficiency.allCases.map { deficiency in
      (deficiency: deficiency, difference: first.difference(from: second, deficiency))
    }
    let found = seen.filter { $0.difference < 10 && $0.difference < normal / 2 && normal >= 20 }
    let common = found.filter { $0.deficiency != .tritan }
    let worst = (common.isEmpty ? found : common).min { $0.difference < $1.difference }
    let least = seen.min { $0.difference < $1.difference }
    if let minimum = group.minimum, let least, min(least.difference, normal) < minimum {
      let whom =
        least.difference < normal
        ? " for people with \(least.deficiency.rawValue) color vision" : ""
      findings.report(
        distinct: first, second, appearance, group, in: palette,
        "differs by only \(Contrast.text(min(normal, least.difference)))\(whom), and "
          + "\(minimum.withoutZeros) is asked for")
    } else if normal < 10, group.minimum == nil {
      findings.report(
        distinct: first, second, appearance, group, in: palette,
        "differs by only \(Contrast.text(normal)), for everyone")
    } else if let worst, group.minimum == nil {
      findings.report(
        distinct: first, second, appearance, group, in: palette,
        "differs by only \(Contrast.text(worst.difference)) for people with "
          + "\(worst.deficiency.rawValue) color vision, and by \(Contrast.text(normal)) for others",
        severity: worst.deficiency == .tritan ? .note : nil)
    }
  }
}
