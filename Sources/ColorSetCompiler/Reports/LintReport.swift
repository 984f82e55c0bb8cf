/// What a run of the linter found, as a report shows it.
package struct LintReport: Sendable {
  /// The findings that count or are good to know, in their order.
  package var findings: [Diagnostic]
  /// Those that were set aside.
  package var suppressed: [SuppressedDiagnostic]
  /// The version of the tool.
  package var version: String
  /// Whether a terminal shows it in color.
  package var isColored: Bool

  /// Makes a report.
  package init(
    findings: [Diagnostic], suppressed: [SuppressedDiagnostic] = [], version: String,
    isColored: Bool = false
  ) {
    self.findings = findings
    self.suppressed = suppressed
    self.version = version
    self.isColored = isColored
  }
}
