/// The formats of the linter's report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people, with the line of the file and a caret.
  case human
  /// Lines that Xcode and most editors understand.
  case xcode

  /// The report in this format.
  package func write(_ report: LintReport) -> String {
    switch self {
    case .human: HumanReport.write(report)
    case .xcode: XcodeReport.write(report)
    }
  }
}
