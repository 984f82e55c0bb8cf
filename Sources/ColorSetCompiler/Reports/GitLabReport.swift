/// A report that GitLab shows in merge requests as Code Quality.
///
/// It reads a line for each finding, so one without a place is put on the first. What was set aside is left out.
enum GitLabReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> String {
    let fingerprints = Fingerprints(report).findings
    return JSONValue.array(
      zip(report.findings, fingerprints).map { finding, fingerprint in
        .object([
          "description": .text(finding.messageWithNotes(in: report)),
          "check_name": .text(finding.rule),
          "fingerprint": .text(fingerprint),
          "severity": .text(severity(finding.severity)),
          "location": .object([
            "path": .text(report.relative(finding.location.path)),
            "lines": .object(["begin": .number(Int(finding.location.position?.line ?? 1))]),
          ]),
        ])
      }
    ).document
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
