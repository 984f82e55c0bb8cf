/// The paths of a report as formats for machines spell them; findings in one file follow one another, so the last path is
/// kept.
struct ReportedPaths {
  private let workingFolder: String
  private var last: (path: String, relative: String) = ("", "")

  /// Makes the paths of a report.
  init(_ report: LintReport) { workingFolder = report.workingFolder }

  /// The path as ``LintReport/relative(_:)`` gives it.
  mutating func relative(_ path: String) -> String {
    if CodePointOrder.compare(path, last.path) != 0 || path.isEmpty {
      last = (path, FilePath.display(path, from: workingFolder))
    }
    return last.relative
  }
}
