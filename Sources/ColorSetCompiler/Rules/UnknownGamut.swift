extension Rule {
  /// A slot for a display gamut that does not exist.
  static let unknownGamut = Rule(
    id: "unknown-gamut",
    summary: "A slot is for a display gamut that does not exist",
    rationale: """
      The gamuts of displays are sRGB and display-P3, with capitals as here; Apple's Asset Catalog Format Reference,
      "Named Color", lists them. The color space of the color is spelled differently, display-p3. A slot for another
      gamut is not used here. Write the spelling as above, or delete the slot.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "display-gamut" : ▶"display-p3", "color" : p3#F2F2F7 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "display-gamut" : "display-P3", "color" : p3#F2F2F7 }
        """)
    ],
    check: .whileReading)
}
