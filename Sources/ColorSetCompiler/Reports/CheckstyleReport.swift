/// A report in the XML of Checkstyle, which many review tools read.
///
/// They expect a line for each finding, so one without a place is put on the first. What was set aside is left out.
enum CheckstyleReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    var text = SourceText()
    text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n")
    var file: String?
    for finding in report.findings {
      let path = report.relative(finding.location.path)
      if path != file {
        if file != nil { text.append("  </file>\n") }
        text.append("  <file")
        text.append(attribute: "name", path)
        text.append(">\n")
        file = path
      }
      write(finding, report, to: &text)
    }
    if file != nil { text.append("  </file>\n") }
    text.append("</checkstyle>\n")
    return text.string
  }

  private static func write(
    _ finding: Diagnostic, _ report: LintReport, to text: inout SourceText
  ) {
    text.append("    <error")
    text.append(attribute: "line", "\(finding.location.position?.line ?? 1)")
    if let position = finding.location.position {
      text.append(attribute: "column", "\(position.column)")
    }
    let severity = finding.severity == .note ? "info" : finding.severity.rawValue
    text.append(attribute: "severity", severity)
    text.append(attribute: "message", finding.messageWithNotes(in: report))
    text.append(attribute: "source", "colorset.\(finding.rule)")
    text.append("/>\n")
  }
}
