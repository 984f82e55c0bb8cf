/// A report with one line a finding, as compilers print them: Xcode and most editors make links of them.
enum XcodeReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    DiagnosticText(isColored: false).text(of: report.findings)
  }
}
