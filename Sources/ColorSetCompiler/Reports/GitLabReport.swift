/// A report that GitLab shows in merge requests as Code Quality.
///
/// It reads a line for each finding, so one without a place is put on the first. What was set aside is left out.
enum GitLabReport {
  /// Writes the report.
  static func write(_ report: LintReport) -> [[UInt8]] {
    let fingerprints = Fingerprints(report).findings
    var json = JSONWriter()
    json.list { list in
      for (finding, fingerprint) in zip(report.findings, fingerprints) {
        list.object { json in
          json.member("description", finding.messageWithNotes(in: report))
          json.member("check_name", finding.rule)
          json.member("fingerprint", hexadecimal: fingerprint)
          json.member("severity", severity(finding.severity))
          json.member("location") { place in
            place.member("path", report.relative(finding.location.path))
            place.member("lines") { $0.member("begin", Int(finding.location.position?.line ?? 1)) }
          }
        }
      }
    }
    return json.document
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
