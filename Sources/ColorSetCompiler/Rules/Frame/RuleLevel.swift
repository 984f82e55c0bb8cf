/// How much the findings of a rule count.
package enum RuleLevel: String, Sendable, CaseIterable {
  /// A finding stops `generate` and lets `lint` end with 1.
  case error
  /// A finding counts with `--strict` only.
  case warning
  /// A finding is good to know.
  case note
  /// The rule does not look.
  case off

  /// The severity of a finding, nil when there is none.
  package var severity: Diagnostic.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .off: nil
    }
  }
}
