import DynamicColors

extension Rule {
  /// A color set without the value that all others stand in front of.
  static let noAnySlot = Rule(
    id: "no-any-slot",
    summary: "A color set has no value for any appearance on a device that it is for",
    rationale: """
      UIKit looks a color up without an appearance first, and gives up when that yields nothing, though there are values for
      light and for dark. Xcode always writes a slot for any appearance. Where missing-appearance reports that there is no
      value for light, it asks for this very slot, and this rule is silent; it speaks when that rule is off, or leaves the
      color out since it is only for dark surfaces or only for watch or vision.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", @light, "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal" },
        ▶{ "idiom" : "universal", @light, "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "iphone", "color" : #F2F2F7 },
        { "idiom" : "iphone", @dark, "color" : #1C1C1E },
        { "idiom" : "mac", @dark, "color" : #000000 },
        ▶{ "idiom" : "mac", @light, "color" : #FFFFFF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration:
          #"{ "darkOnly": [ { "color": "Accent", "reason": "the player is always dark" } ] }"#),
      RuleExample(
        """
        ▶{ "idiom" : "universal", @dark, "color" : #1C1C1E }
        """,
        configuration: #"{ "rules": { "missing-appearance": "off" } }"#),
      RuleExample(
        """
        ▶{ "idiom" : "vision", @dark, "color" : #1C1C1E }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", @light, "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E },
        { "idiom" : "universal", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", @dark, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "universal", @high, "color" : #1C1C1E }
        """),
      RuleExample(
        """
        { "idiom" : "iphone", @light, "color" : #F2F2F7 },
        { "idiom" : "iphone", @dark, "color" : #1C1C1E },
        { "idiom" : "universal", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "universal" }
        """),
    ],
    check: .colorSet(needing: .noFallback) { subject, findings in
      for idiom in subject.idioms where subject.slotIndex(for: ColorTraits(idiom: idiom)) == nil {
        let light = subject.slotIndex(for: ColorTraits(luminosity: .light, idiom: idiom))
        if light == nil, asksForLight(idiom, subject, findings) { continue }
        let slots = subject.colorSet.slots
        let device = idiom == .universal ? "" : " on \(idiom.catalogName)"
        findings.report(
          "there is no color for Any Appearance\(device), so UIKit may find none at all; "
            + subject.mend(.unspecified, on: idiom),
          in: subject,
          slot: light
            ?? slots.indices.first {
              slots[$0].hasValue && slots[$0].traits.idiom == idiom
            })
      }
    })

  /// Whether the rule missing-appearance looks at a color on a device, and so asks for a value for light there.
  private static func asksForLight(
    _ idiom: ColorTraits.Idiom, _ subject: borrowing RuleSubject, _ findings: borrowing RuleFindings
  ) -> Bool {
    idiom != .watch && idiom != .vision && !findings.isDarkOnly(subject.colorSet)
      && findings.configuration.rules[Rule.missingAppearance.id]?.level != .off
  }
}
