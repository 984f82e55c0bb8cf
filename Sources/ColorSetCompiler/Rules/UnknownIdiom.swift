extension Rule {
  /// A slot for a device that colors do not have.
  static let unknownIdiom = Rule(
    id: "unknown-idiom",
    summary: "A slot is for an idiom that colors do not have",
    rationale: """
      The idiom is the kind of device that a slot is for: universal, iphone, ipad, mac, tv, watch, car or vision. A
      slot of another idiom is not used here. Write the spelling as above, or delete the slot.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : ▶"iPhone", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : ▶"ios-marketing", "color" : #F2F2F7 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "iphone", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
