extension Rule {
  /// A slot that was never filled in.
  static let blankSlot = Rule(
    id: "blank-slot",
    summary: "A slot has no color in a color set that has others",
    rationale: """
      Xcode writes a slot without a color when an appearance is switched on and nothing is chosen for it. Nothing is compiled
      for such a slot, and another one answers in its place, usually the one for any appearance; that is easily taken for
      a color that adapts. Choose a color for the slot, or delete it.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        ▶{ "idiom" : "universal", @dark }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal" },
        { "idiom" : "iphone", "color" : #F2F2F7 },
        { "idiom" : "iphone", @dark, "color" : #1C1C1E },
        ▶{ "idiom" : "iphone", @dark+high }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal" },
        { "idiom" : "universal", @dark }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : { "reference" : "labelColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb" } }
        """),
    ],
    check: .colorSet(needing: [.value, .blank]) { subject, findings in
      for index in subject.colorSet.slots.indices where !subject.colorSet.slots[index].hasValue {
        findings.report(
          "the slot has no color; choose one, or delete the slot", in: subject, slot: index)
      }
    })
}
