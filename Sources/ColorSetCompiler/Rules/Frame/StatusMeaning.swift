/// What a color tells, as far as its name says.
enum StatusMeaning: Sendable, CaseIterable {
  /// All went well.
  case success
  /// Something may go wrong.
  case warning
  /// Something went wrong, or will be lost.
  case failure
  /// Something is good to know.
  case information

  /// The meaning that a name has, nil when it has none or several.
  init?(name: String) {
    let folded = name.lowercased()
    let found = Self.allCases.filter { meaning in
      meaning.words.contains { folded.contains($0) }
    }
    guard found.count == 1, let meaning = found.first else { return nil }
    self = meaning
  }

  private var words: [String] {
    switch self {
    case .success: ["success", "positive", "valid", "passed"]
    case .warning: ["warning", "caution"]
    case .failure: ["error", "failure", "failed", "destructive", "danger", "critical", "invalid"]
    case .information: ["information", "notice"]
    }
  }
}
