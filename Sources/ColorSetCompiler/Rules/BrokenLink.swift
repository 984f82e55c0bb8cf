extension Rule {
  /// A symbolic link that is not followed.
  static let brokenLink = Rule(
    id: "broken-link",
    summary: "A symbolic link in a catalog leads nowhere, in a circle, or where another one leads",
    rationale: """
      A link in place of a folder is followed once. What it should lead to is missing from the colors when it leads
      nowhere, and would be there without end, or twice, when it leads back. Delete the link, or let it lead elsewhere.
      """,
    level: .warning,
    reasonForNoExamples:
      "a link has no text to show",
    check: .whileReading)
}
