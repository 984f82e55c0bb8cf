/// What a run of the linter found, as a report shows it.
package struct LintReport: Sendable {
  /// The findings that count or are good to know, in their order.
  package var findings: [Diagnostic]
  /// Those that were set aside, in the order of their places.
  package var suppressed: [SuppressedDiagnostic]
  /// The version of the tool.
  package var version: String
  /// Whether a terminal shows it in color.
  package var isColored: Bool
  /// How many color sets were checked.
  package var colorSets = 0
  /// How many findings were left out since only errors were asked for.
  package var hidden = 0
  /// Whether findings were compared with a baseline.
  package var hasBaseline = false
  /// Whether warnings let the command fail, as errors do.
  package var failsOnWarnings = false
  /// The folder that relative paths start from; paths below it are relative in formats that machines read.
  package var workingFolder = "/"
  /// Whether the files that findings point at can be read again, which those of standard input cannot.
  package var canReadFiles = true

  /// Makes a report.
  package init(
    findings: [Diagnostic], suppressed: [SuppressedDiagnostic] = [], version: String,
    isColored: Bool = false
  ) {
    self.findings = findings
    self.suppressed =
      suppressed.isEmpty ? [] : suppressed.sorted { $0.diagnostic < $1.diagnostic }
    self.version = version
    self.isColored = isColored
  }

  /// A path as formats for machines spell it: relative when it lies in the working folder.
  func relative(_ path: String) -> String { FilePath.display(path, from: workingFolder) }
}
