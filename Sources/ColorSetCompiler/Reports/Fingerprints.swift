/// What reports know findings by, so that a finding is the same one when only its line changes.
///
/// A fingerprint is made of what a baseline compares and of a number that tells equal findings apart.
struct Fingerprints {
  /// Those of the findings, in their order.
  private(set) var findings: [UInt64] = []
  /// Those of the findings that were set aside, in their order.
  private(set) var suppressed: [UInt64] = []

  /// The hashes that came already, and how often those that came more than once.
  private var known = NumberSet()
  private var counts: [UInt64: Int] = [:]

  /// Makes the fingerprints of a report.
  init(_ report: LintReport) {
    known.reserve(report.findings.count + report.suppressed.count)
    if report.suppressed.isEmpty, report.findings.isSortedByPlace {
      findings.reserveCapacity(report.findings.count)
      for index in report.findings.indices {
        findings.append(fingerprint(ofFinding: index, in: report.findings, report))
      }
      return
    }
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    var fingerprints = [UInt64](repeating: 0, count: diagnostics.count)
    for index in diagnostics.indices.sorted(by: { diagnostics[$0] < diagnostics[$1] }) {
      fingerprints[index] = fingerprint(ofFinding: index, in: diagnostics, report)
    }
    findings = Array(fingerprints[..<report.findings.count])
    suppressed = Array(fingerprints[report.findings.count...])
  }

  /// The fingerprint of a finding after those that stand before it.
  private mutating func fingerprint(
    ofFinding index: Int, in diagnostics: [Diagnostic], _ report: borrowing LintReport
  ) -> UInt64 {
    var hash = Self.hash(diagnostics, index, report)
    if known.insert(hash.number) {
      Self.add("1", to: &hash)
    } else {
      let occurrence = counts[hash.number, default: 1] + 1
      counts[hash.number] = occurrence
      Self.add("\(occurrence)", to: &hash)
    }
    return hash.number
  }

  /// The 64-bit FNV-1a hash of what a baseline knows a finding by.
  private static func hash(
    _ diagnostics: [Diagnostic], _ index: Int, _ report: borrowing LintReport
  ) -> ByteHash {
    var hash = ByteHash()
    add(diagnostics[index].rule, to: &hash)
    add(
      diagnostics[index].color ?? report.relative(diagnostics[index].location.path), to: &hash)
    add(diagnostics[index].appearance ?? "", to: &hash)
    add(diagnostics[index].variant, to: &hash)
    return hash
  }

  private static func add(_ part: String, to hash: inout ByteHash) {
    hash.add(part)
    // A zero byte after each part keeps `a`, `bc` and `ab`, `c` apart.
    hash.add(0)
  }
}
