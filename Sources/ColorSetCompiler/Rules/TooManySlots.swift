extension Rule {
  /// A color set with far too many slots.
  static let tooManySlots = Rule(
    id: "too-many-slots",
    summary: "A color set has more than 4,096 slots",
    rationale: """
      Xcode offers about a hundred slots for all devices, gamuts and appearances together, so a file with thousands is a
      mistake, of a script perhaps. Those beyond 4,096 are not read. Take out the ones that repeat others.
      """,
    level: .error,
    reasonForNoExamples:
      "it would be more than 4,096 slots long",
    check: .whileReading)
}
