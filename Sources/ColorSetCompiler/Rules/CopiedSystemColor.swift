import DynamicColors

extension Rule {
  /// A color that is typed in and is one of the system's.
  static let copiedSystemColor = Rule(
    id: "copied-system-color",
    summary: "A color set repeats the values of a system color",
    rationale: """
      A copy stays as it is when the next system changes the color, and lacks what the system's has beyond light and dark.
      Apple's Human Interface Guidelines, "Color", ask not to hard-code system color values. Refer to the color instead, by
      the content "System Color" in Xcode's color inspector. Light and dark must both be equal, to a step of 8 bits; black and
      white are everybody's.
      """,
    level: .note,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #34C759 },
        { "idiom" : "universal", @dark, "color" : #30D158 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #34C759 },
        { "idiom" : "universal", @dark, "color" : #30D159 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #000000 },
        { "idiom" : "universal", @dark, "color" : #FFFFFF }
        """),
    ],
    check: .colorSet(needing: .dark) { subject, findings in
      guard !subject.facts.contains(.device),
        let light = subject.indices.light, let dark = subject.indices.dark,
        subject.colorSet.slots[dark].traits.luminosity == .dark,
        let lightColor = subject.colorSet.slots[light].short,
        let darkColor = subject.colorSet.slots[dark].short,
        let name = SystemColorValues.name(light: lightColor.rgba8, dark: darkColor.rgba8)
      else { return }
      findings.report(
        "light and dark are those of '\(name)'; refer to that system color, so that it changes along",
        in: subject, slot: light)
    })
}
