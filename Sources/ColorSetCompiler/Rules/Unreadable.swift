extension Rule {
  /// A file or folder that cannot be read.
  static let unreadable = Rule(
    id: "unreadable",
    summary: "A file or folder is there and cannot be read",
    rationale: """
      What cannot be read cannot be checked, so the command ends with 2, and neither a level nor a baseline sets this
      aside. Groups that are nested more than 200 deep count as well. Often the permissions of a file are wrong, or a
      link in place of a file leads nowhere.
      """,
    level: .error,
    reasonForNoExamples:
      "the permissions of a file have no text to show",
    check: .whileReading)
}
