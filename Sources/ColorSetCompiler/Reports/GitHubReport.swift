/// A report as commands that GitHub Actions turns into annotations of a change.
///
/// GitHub shows only the first ten of each kind in a step and says nothing of the rest, so errors come first, and a notice
/// tells when there are more. What was set aside is left out.
enum GitHubReport {
  /// How many annotations of a kind GitHub shows.
  private static let limit = 10

  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    let summary = LintSummary(report)
    var text = ""
    for severity in [Diagnostic.Severity.error, .warning] {
      append(severity, of: report, to: &text)
    }
    if max(summary.errors, summary.warnings, summary.notes) > limit {
      text +=
        "::notice title=colorset::GitHub shows \(limit) annotations of a kind; the log of this step "
        + "has all \(report.findings.count) findings\n"
    }
    append(.note, of: report, to: &text)
    return text + summary.text + "\n"
  }

  private static func append(
    _ severity: Diagnostic.Severity, of report: LintReport, to text: inout String
  ) {
    let command = severity == .note ? "notice" : severity.rawValue
    for finding in report.findings where finding.severity == severity {
      var properties = "file=" + escaped(report.relative(finding.location.path), isProperty: true)
      if let position = finding.location.position {
        properties += ",line=\(position.line),col=\(position.column)"
      }
      properties += ",title=" + escaped(finding.rule, isProperty: true)
      let message = finding.messageWithNotes(in: report, separator: "\n")
      text += "::\(command) \(properties)::\(escaped(message, isProperty: false))\n"
    }
  }

  /// A text that cannot end its part of a command; the runner decodes five characters, two of them in properties only.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result += String(scalar).forMessage
      }
    }
    return result
  }
}
