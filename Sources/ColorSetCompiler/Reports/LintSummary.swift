/// The numbers of a report.
struct LintSummary: Sendable {
  /// How many findings are errors.
  var errors = 0
  /// How many are warnings.
  var warnings = 0
  /// How many are notes.
  var notes = 0
  /// How many the baseline sets aside.
  var inBaseline = 0
  /// How many the configuration ignores.
  var ignored = 0
  /// How many are not shown since only errors were asked for.
  var hidden = 0
  /// How many color sets were checked.
  var colorSets = 0

  /// Counts.
  init(_ report: LintReport) {
    let findings = report.findings.span
    for index in findings.indices {
      switch findings[index].severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
    inBaseline = report.suppressed.count { $0.cause == .baseline }
    ignored = report.suppressed.count - inBaseline
    hidden = report.hidden
    colorSets = report.colorSets
  }

  /// The numbers in words: `2 errors, 1 warning in 22 color sets; 5 set aside by the baseline, 1 ignored`.
  var text: String {
    let found = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { $0.0.words($0.1) }
    let aside = [
      (inBaseline, "set aside by the baseline"), (ignored, "ignored"), (hidden, "not shown"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return
      (found.isEmpty ? (hidden > 0 ? "no errors" : "no findings") : found.joined(separator: ", "))
      + " in " + colorSets.words("color set")
      + (aside.isEmpty ? "" : "; " + aside.joined(separator: ", "))
  }
}
