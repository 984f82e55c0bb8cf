extension Rule {
  /// The idiom that early betas of Xcode 15 wrote for visionOS.
  static let legacyIdiom = Rule(
    id: "legacy-idiom",
    summary: "A slot for Apple Vision has the idiom 'reality' of early betas of Xcode 15",
    rationale: """
      Xcode 15 was released with the idiom 'vision'. The slot is read as one of vision here, but other tools do not know
      the old word. Write 'vision'.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : ▶"reality", "color" : #F2F2F7 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "vision", "color" : #F2F2F7 }
        """)
    ],
    check: .whileReading)
}
