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
    String(decoding: pieces(of: report).joined(), as: UTF8.self)
  }

  /// The report in this format as UTF-8, in consecutive pieces: a long one is not copied to become one text.
  package func pieces(of report: LintReport) -> [[UInt8]] {
    switch self {
    case .human: [Array(HumanReport.write(report).utf8)]
    case .xcode: [Array(XcodeReport.write(report).utf8)]
    case .json: JSONReport.write(report)
    case .sarif: SARIFReport.write(report)
    case .github: [Array(GitHubReport.write(report).utf8)]
    case .gitlab: GitLabReport.write(report)
    case .checkstyle: [Array(CheckstyleReport.write(report).utf8)]
    case .junit: [Array(JUnitReport.write(report).utf8)]
    case .markdown: [Array(MarkdownReport.write(report).utf8)]
    }
  }

  /// Writes the report in this format to a stream; a long one while it is made, so that it takes no memory.
  ///
  /// - Returns: Whether the stream took it; `errno` is set when not.
  package func write(_ report: LintReport, to stream: OutputStream) -> Bool {
    if self == .json { return JSONReport.write(report, to: stream) }
    return pieces(of: report).allSatisfy { stream.write($0) }
  }

  /// Whether another program reads the report, which then needs it also when there was nothing to check.
  package var isForPrograms: Bool { self != .human && self != .xcode }
}
