import DynamicColors

extension Rule {
  /// A color set that does not adapt at all.
  static let singleValue = Rule(
    id: "single-value",
    summary: "A color set has one hard-coded value for every appearance",
    rationale: """
      One value for light and dark is right in neither, as a rule: what can be read on white cannot on black. Apple's Human
      Interface Guidelines, "Color", advise against hard-coded values and ask for a light and a dark variant of every custom
      color. Add a slot for dark, refer to a system color, which adapts by itself, or list the color under 'darkOnly' in the
      configuration when it is for surfaces that never change.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #0A84FF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "iphone", "color" : #0A84FF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : #0A84FF },
        { "idiom" : "universal", @dark }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "systemBlueColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "vision", "color" : #0A84FF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "1.000", "alpha" : "0.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal" }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #000000 }
        """,
        configuration:
          #"{ "darkOnly": [ { "color": "Accent", "reason": "the player is always dark" } ] }"#),
    ],
    check: .colorSet(needing: .adaptationGap) { subject, findings in
      if findings.isDarkOnly(subject.colorSet) { return }
      for gap in Adaptation.gaps(of: subject) where gap.isSingleValue {
        // What cannot be seen is the same on every background.
        if subject.colorSet.slots[gap.slot].isClear { continue }
        let device = gap.idiom == .universal ? "" : " on \(gap.idiom.catalogName)"
        findings.report(
          "this value is used in light and in dark\(device); \(subject.mend(.dark, on: gap.idiom))",
          in: subject, slot: gap.slot)
      }
    })
}
