/// What reports know findings by, so that a finding is the same one when only its line changes.
///
/// A fingerprint is made of what a baseline compares and of a number that tells equal findings apart.
struct Fingerprints {
  /// Those of the findings, in their order.
  private(set) var findings: [String] = []
  /// Those of the findings that were set aside, in their order.
  private(set) var suppressed: [String] = []

  /// Makes the fingerprints of a report.
  init(_ report: LintReport) {
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    var fingerprints = [String](repeating: "", count: diagnostics.count)
    var counts: [BaselineEntry: Int] = [:]
    for index in diagnostics.indices.sorted(by: { diagnostics[$0] < diagnostics[$1] }) {
      var diagnostic = diagnostics[index]
      diagnostic.location.path = report.relative(diagnostic.location.path)
      let entry = BaselineEntry(diagnostic)
      let occurrence = counts[entry, default: 0] + 1
      counts[entry] = occurrence
      fingerprints[index] = Self.fingerprint(entry, occurrence)
    }
    findings = Array(fingerprints[..<report.findings.count])
    suppressed = Array(fingerprints[report.findings.count...])
  }

  /// The 64-bit FNV-1a hash in hexadecimal.
  private static func fingerprint(_ entry: BaselineEntry, _ occurrence: Int) -> String {
    var hash = ByteHash()
    for part in [entry.rule, entry.subject, entry.appearance, entry.variant, "\(occurrence)"] {
      hash.add(part)
      // A zero byte after each part keeps `a`, `bc` and `ab`, `c` apart.
      hash.add(0)
    }
    let digits = String(hash.number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
