/// Stage 6: diagnostics → those that count.
package struct DiagnosticFilter: Sendable {
  private let configuration: Configuration
  private let baseline: Baseline?
  private let only: Set<String>?
  private let skipped: Set<String>

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - configuration: Levels of rules, and findings to ignore.
  ///   - baseline: Findings that were there before.
  ///   - only: The ids of the rules that count, nil for all.
  ///   - skipped: The ids of rules that do not count.
  package init(
    configuration: Configuration, baseline: Baseline? = nil, only: Set<String>? = nil,
    skipped: Set<String> = []
  ) {
    self.configuration = configuration
    self.baseline = baseline
    self.only = only
    self.skipped = skipped
  }

  /// Filters diagnostics.
  package func apply(_ diagnostics: [Diagnostic]) -> FilteredDiagnostics {
    var result = FilteredDiagnostics()
    var rest = baseline ?? Baseline([])
    var usedIgnores: Set<Int> = []
    for var diagnostic in diagnostics where isWanted(diagnostic) {
      if diagnostic.rule == Diagnostic.unreadable {
        result.kept.append(diagnostic)
        continue
      }
      if let level = configuration.rules[diagnostic.rule]?.level {
        guard let severity = level.severity else { continue }
        diagnostic.severity = severity
      }
      if let entry = configuration.ignores.firstIndex(where: { $0.matches(diagnostic) }) {
        usedIgnores.insert(entry)
        result.suppressed.append(
          SuppressedDiagnostic(
            diagnostic: diagnostic, cause: .ignored(configuration.ignores[entry].reason)))
      } else if rest.take(BaselineEntry(diagnostic)) {
        result.suppressed.append(SuppressedDiagnostic(diagnostic: diagnostic, cause: .baseline))
      } else {
        result.kept.append(diagnostic)
      }
    }
    result.unusedBaseline = rest.counts.keys.filter { isWanted($0.rule) }.sorted()
    result.kept += unusedIgnores(usedIgnores)
    result.kept.sort()
    return result
  }

  private func isWanted(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.rule == Diagnostic.unreadable || isWanted(diagnostic.rule)
  }

  /// Whether a rule was asked for.
  func isWanted(_ rule: String) -> Bool {
    only?.contains(rule) ?? true && !skipped.contains(rule)
  }

  /// The entries that set nothing aside, of the rules that were asked for.
  private func unusedIgnores(_ used: Set<Int>) -> [Diagnostic] {
    let rule = Rule.unusedIgnore
    let level = configuration.rules[rule.id]?.level ?? rule.level
    guard let severity = level.severity, isWanted(rule.id) else { return [] }
    return configuration.ignores.indices.compactMap { index in
      let entry = configuration.ignores[index]
      if used.contains(index) || !(entry.rule.map(isWanted) ?? (only == nil)) { return nil }
      return Diagnostic(
        severity: severity, rule: rule.id,
        message: "'\(entry.color.text.forMessage)': nothing is found that this entry would ignore; "
          + "delete it",
        location: entry.location)
    }
  }
}
