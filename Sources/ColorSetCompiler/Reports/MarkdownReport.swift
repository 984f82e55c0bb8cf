/// A report in GitHub's Markdown, with a table for each severity, for the summary of a job or a comment.
enum MarkdownReport {
  /// How long a report may get; GitHub refuses summaries of more than 1 MiB.
  private static let limit = 900_000

  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    var text = "### Color sets: \(LintSummary(report).text)\n"
    var left = 0
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let findings = report.findings.filter { $0.severity == severity }
      if findings.isEmpty { continue }
      let title = severity.rawValue.prefix(1).uppercased() + severity.rawValue.dropFirst() + "s"
      text += "\n#### \(title)\n\n| Place | Finding | Rule |\n| --- | --- | --- |\n"
      for finding in findings {
        let row = row(finding)
        if left > 0 || text.utf8.count + row.utf8.count > limit {
          left += 1
        } else {
          text += row
        }
      }
    }
    if left > 0 {
      text += "\n\(left.words("more finding")) would make this too long.\n"
    }
    return text
  }

  private static func row(_ finding: Diagnostic) -> String {
    var words = MarkdownText.cell(finding.message)
    for note in finding.notes {
      words +=
        "<br>\(MarkdownText.code(note.location.text)): \(MarkdownText.cell(note.message))"
    }
    return "| \(MarkdownText.code(finding.location.text)) | \(words) | "
      + "\(MarkdownText.code(finding.rule)) |\n"
  }
}
