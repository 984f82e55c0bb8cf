extension Rule {
  /// A slot that never answers since an earlier one has the same conditions.
  static let duplicateSlot = Rule(
    id: "duplicate-slot",
    summary: "Two slots of a color set are for the same appearance and device",
    rationale: """
      Only the first of two slots with the same conditions can answer; a change to the other shows nowhere. Apple's Asset
      Catalog Format Reference, "Contents.json", says that the conditions together identify a slot. Delete one, or give it
      the appearance that was meant.
      """,
    level: .error,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E },
        ▶{ "idiom" : "universal", @dark, "color" : #000000 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        { "idiom" : "universal", @dark, "color" : #1C1C1E },
        { "idiom" : "iphone", @dark, "color" : #000000 }
        """)
    ],
    check: .colorSet(needing: .repeatedConditions) { subject, findings in
      let slots = subject.slots
      for index in slots.indices.dropFirst() {
        for earlier in 0..<index where slots[earlier].hasSameConditions(as: slots[index]) {
          findings.report(
            "an earlier slot is for the same appearance and device and ",
            words(earlier: slots[earlier].hasValue, slots[index].hasValue), in: subject,
            slot: index,
            notes: [
              Diagnostic.Note(
                message: "the earlier slot",
                location: Diagnostic.Location(
                  path: subject.path, position: slots[earlier].position))
            ])
          break
        }
      }
    })

  /// Which of two slots counts, of which some have a color, and what to do.
  private static func words(earlier hasEarlier: Bool, _ hasValue: Bool) -> String {
    if hasEarlier { return "counts; delete one of them" }
    return hasValue
      ? "is blank, so that this one counts; delete the blank one"
      : "is blank as well; delete one of them"
  }
}
