import DynamicColors

extension Rule {
  /// A value for increased contrast behind one for light or dark.
  static let unreachableHighContrast = Rule(
    id: "unreachable-high-contrast",
    summary: "A value for increased contrast never answers in dark, or in light",
    rationale: """
      The system asks for the appearance first and for the contrast second: in dark with Increase Contrast, a slot for dark
      counts more than one for high contrast in any appearance, which then shows nowhere in dark. The same holds for a
      slot for light. Apple's Human Interface Guidelines, "Color" and "Accessibility", ask that colors support Increase
      Contrast in both. Where a reference to a system color answers there is nothing to mend: it adapts by itself.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        ▶{ "idiom" : "universal", @high, "color" : #0040DD }
        """),
      RuleExample(
        """
        { "idiom" : "universal", @light, "color" : #007AFF },
        { "idiom" : "universal", "color" : #0A84FF },
        ▶{ "idiom" : "universal", @high, "color" : #0040DD }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        ▶{ "idiom" : "universal", @high, "color" : #0040DD },
        { "idiom" : "mac", @dark, "color" : #0A84FF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        ▶{ "idiom" : "universal", @high, "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "universal", @dark+high }
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
        { "idiom" : "universal", @dark, "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "universal", @high, "color" : #0040DD }
        """),
      RuleExample(
        """
        { "idiom" : "vision", "color" : #007AFF },
        { "idiom" : "vision", @dark, "color" : #0A84FF },
        { "idiom" : "vision", @high, "color" : #0040DD }
        """),
    ],
    check: .colorSet(needing: [.highContrast, .highContrastGap]) { subject, findings in
      for gap in HighContrast.gaps(of: subject) {
        guard let slot = gap.unreachable else { continue }
        let device = gap.idiom == .universal ? "" : " on \(gap.idiom.catalogName)"
        let appearance = gap.luminosity == .dark ? "dark" : "light"
        findings.report(
          "it has no effect in \(appearance)\(device), where the slot for \(appearance) counts more; "
            + subject.mend(gap.luminosity, .high, on: gap.idiom),
          in: subject, slot: slot, variant: appearance,
          notes: [subject.note("the slot that counts", slot: gap.answering)])
      }
    })
}
