extension Rule {
  /// A slot with a subtype that colors do not have.
  static let unknownSubtype = Rule(
    id: "unknown-subtype",
    summary: "A slot has a subtype that does not exist, or not with its idiom",
    rationale: """
      The only subtype of a color is 'mac-catalyst', for iPad apps on the Mac, and it goes with the idiom 'ipad'. A
      slot with another subtype is not used here. Write the spelling as above, or delete the slot.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "ipad", "subtype" : ▶"retina4", "color" : #F2F2F7 }
        """),
      RuleExample(
        """
        { "idiom" : "mac", "subtype" : ▶"mac-catalyst", "color" : #F2F2F7 }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "ipad", "subtype" : "mac-catalyst", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
