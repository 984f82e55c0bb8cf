/// A report for people: each finding with the line that it is about, and the numbers at the end.
enum HumanReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    let lines = DiagnosticText(isColored: report.isColored)
    var source = SourceReader(report)
    var text = ""
    for finding in report.findings {
      text += lines.firstLine(of: finding)
      text += excerpt(finding.location, finding.severity, &source, lines)
      for note in finding.notes {
        text += lines.line(of: note)
        text += excerpt(note.location, .note, &source, lines)
      }
    }
    return text + (text.isEmpty ? "" : "\n") + LintSummary(report).text + "\n"
  }

  private static func excerpt(
    _ location: Diagnostic.Location, _ severity: Diagnostic.Severity, _ source: inout SourceReader,
    _ lines: DiagnosticText
  ) -> String {
    guard let position = location.position, let line = source.line(at: location) else { return "" }
    return SourceExcerpt.text(
      of: line, number: Int(position.line), gutter: { lines.styled($0, "2") },
      caret: { lines.styled($0, as: severity) })
  }
}
