/// The formats of the linter's report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, with the line of the file and a caret.
  case human
  /// Lines that Xcode and most editors understand.
  case xcode
  /// Our own JSON, for scripts.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Commands that GitHub Actions turns into annotations.
  case github
  /// The Code Quality report of GitLab.
  case gitlab
  /// The XML of Checkstyle, which most review tools read.
  case checkstyle
  /// The XML of JUnit, for the test pages of build servers.
  case junit
  /// Tables, for the summary of a job or a comment.
  case markdown

  /// The report in this format.
  package func write(_ report: LintReport) -> String {
    switch self {
    case .human: HumanReport.write(report)
    case .xcode: XcodeReport.write(report)
    case .json: JSONReport.write(report)
    case .sarif: SARIFReport.write(report)
    case .github: GitHubReport.write(report)
    case .gitlab: GitLabReport.write(report)
    case .checkstyle: CheckstyleReport.write(report)
    case .junit: JUnitReport.write(report)
    case .markdown: MarkdownReport.write(report)
    }
  }

  /// Whether another program reads the report, which then needs it also when there was nothing to check.
  package var isForPrograms: Bool { self != .human && self != .xcode }
}
