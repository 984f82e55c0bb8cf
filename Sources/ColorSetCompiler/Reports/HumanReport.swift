/// A report for people: each finding with the line that it is about.
enum HumanReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    DiagnosticText(isColored: report.isColored).text(of: report.findings)
  }
}
