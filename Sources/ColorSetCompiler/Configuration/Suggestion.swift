import DynamicColors

/// What a message proposes in place of a misspelled word.
enum Suggestion {
  /// The nearest of the known words, or all of them.
  static func text(_ word: String, among known: [String], _ plural: String) -> String {
    NearestNames.of(word, among: known).first.map { "did you mean '\($0)'?" }
      ?? "the \(plural) are \(known.joined(separator: ", "))"
  }
}
