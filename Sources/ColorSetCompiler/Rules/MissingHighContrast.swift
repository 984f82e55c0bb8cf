import DynamicColors

extension Rule {
  /// A color set without values for increased contrast.
  static let missingHighContrast = Rule(
    id: "missing-high-contrast",
    summary: "A color set has no value for increased contrast in light or in dark",
    rationale: """
      Someone who switches on Increase Contrast gets the usual value where there is no other one. Apple's Human Interface
      Guidelines, "Color", ask for light, dark and increased-contrast variants of every custom color. It is off at first,
      since few apps have them. References to system colors adapt by themselves, and colors for watch or vision alone are
      left out. A value for increased contrast that is there but never answers is reported by
      unreachable-high-contrast, and an appearance without any value by missing-appearance.
      """,
    level: .off,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #007AFF },
        ▶{ "idiom" : "universal", @dark, "color" : #0A84FF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #007AFF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @dark+high, "color" : #409CFF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        ▶{ "idiom" : "mac", @light, "color" : #007AFF },
        ▶{ "idiom" : "mac", @dark, "color" : #0A84FF }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0040DD },
        { "idiom" : "universal", @dark+high, "color" : #409CFF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @high, "color" : #0040DD }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0040DD }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "watch", "color" : #0A84FF }
        """),
    ],
    check: .colorSet(needing: .highContrastGap) { subject, findings in
      for gap in HighContrast.gaps(of: subject) where gap.unreachable == nil {
        let slots = subject.colorSet.slots
        let device = gap.idiom == .universal ? "" : " on \(gap.idiom.catalogName)"
        let appearance = gap.luminosity == .dark ? "dark" : "light"
        // In light, a slot for high contrast alone answers, unless one for light stands before it.
        let isGeneral =
          gap.luminosity == .light && slots[gap.answering].traits.luminosity == .unspecified
        findings.report(
          "there is no value for increased contrast in \(appearance)\(device); "
            + subject.mend(isGeneral ? .unspecified : gap.luminosity, .high, on: gap.idiom),
          in: subject, slot: gap.answering, variant: appearance)
      }
    })
}
