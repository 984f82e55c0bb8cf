import DynamicColors

extension Rule {
  /// A value for increased contrast that increases nothing.
  static let identicalHighContrast = Rule(
    id: "identical-high-contrast",
    summary: "A value for increased contrast repeats the normal one",
    rationale: """
      Someone who switches on Increase Contrast needs colors that can be told apart better, and gets the ones that were there
      before. Apple's Human Interface Guidelines, "Color", ask for a variant for increased contrast that is clearly more
      distinct. Values are compared exactly, however they are spelled. References to system colors adapt by themselves,
      and a fully transparent color has no contrast to increase.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        ▶{ "idiom" : "universal", @high, "color" : #007AFF },
        ▶{ "idiom" : "universal", @dark+high, "color" : #0A84FF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FFFFFF },
        ▶{ "idiom" : "universal", @high, "color" : { "color-space" : "srgb", "components" :
          { "red" : "1.000", "green" : "1.000", "blue" : "1.000", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0040DD },
        { "idiom" : "universal", @dark+high, "color" : #409CFF },
        ▶{ "idiom" : "mac", @dark+high, "color" : #0A84FF }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0A84FF },
        { "idiom" : "universal", @dark+high, "color" : #007AFF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "universal", @high, "color" : { "platform" : "ios", "reference" : "linkColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "1.000", "alpha" : "0.000" } } },
        { "idiom" : "universal", @high, "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "1.000", "alpha" : "0.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @light, "color" : #007AFF },
        { "idiom" : "universal", @high, "color" : #007AFF }
        """),
    ],
    check: .colorSet(needing: [.highContrast, .repeatedColor]) { subject, findings in
      for high in subject.colorSet.slots.indices {
        let traits = subject.colorSet.slots[high].traits
        guard traits.contrast == .high,
          let normal = subject.slotIndex(beside: high, traits.luminosity, .normal),
          subject.colorSet.slots.haveSameColor(high, normal),
          subject.slotIndex(beside: high, traits.luminosity, .high) == high,
          !subject.colorSet.slots[high].isClear
        else { continue }
        findings.report(
          "it is the same color as without increased contrast; choose one that stands out more",
          in: subject, slot: high,
          notes: [subject.note("the color without increased contrast", slot: normal)])
      }
    })
}
