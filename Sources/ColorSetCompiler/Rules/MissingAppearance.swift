import DynamicColors

extension Rule {
  /// A color set that adapts only half.
  static let missingAppearance = Rule(
    id: "missing-appearance",
    summary: "A color set has values for light or for dark, but not for both",
    rationale: """
      A color that is there in one appearance only is missing, or the wrong one, when the user switches to the other. A value
      for any appearance counts as the one for light; a slot for one device does not stand in for the others. A reference to
      a system color adapts by itself, and colors for watch or vision alone need no dark one. Apple's Human Interface
      Guidelines, "Dark Mode" and "Color", ask for a variant for each appearance. Add the slot that is missing, or list the
      color under 'darkOnly' in the configuration when it is for surfaces that never change.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", @light, "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @high, "color" : #FFFFFF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "iphone", @dark, "color" : #1C1C1E }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E },
        { "idiom" : "iphone", "color" : #FFFFFF }
        """),
      RuleExample(
        """
        { "idiom" : "watch", "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "labelColor" } },
        { "idiom" : "universal", @high, "color" : #000000 }
        """),
    ],
    check: .colorSet(needing: .adaptationGap) { subject, findings in
      if findings.isDarkOnly(subject.colorSet) { return }
      for gap in Adaptation.gaps(of: subject) where !gap.isSingleValue {
        let others = subject.isUniversal ? "" : " on devices without slots of their own"
        let device = gap.idiom == .universal ? others : " on \(gap.idiom.catalogName)"
        findings.report(
          gap.isLightMissing
            ? "there is no value for light\(device); \(subject.mend(.unspecified, on: gap.idiom))"
            : "there is no value for dark\(device); \(subject.mend(.dark, on: gap.idiom))",
          in: subject, slot: gap.slot, variant: gap.isLightMissing ? "light" : "dark")
      }
    })
}
