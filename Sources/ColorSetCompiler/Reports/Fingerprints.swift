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
  /// The folder that the paths of a report are relative to.
  private let workingFolder: String

  /// Makes the fingerprints of a report.
  init(_ report: LintReport) {
    workingFolder = report.workingFolder
    known.reserve(report.findings.count + report.suppressed.count)
    if report.suppressed.isEmpty {
      findings.reserveCapacity(report.findings.count)
      for index in report.findings.indices {
        findings.append(fingerprint(ofFinding: index, in: report.findings))
      }
      return
    }
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    var fingerprints = [UInt64](repeating: 0, count: diagnostics.count)
    for index in diagnostics.indices.sorted(by: { diagnostics[$0] < diagnostics[$1] }) {
      fingerprints[index] = fingerprint(ofFinding: index, in: diagnostics)
    }
    findings = Array(fingerprints[..<report.findings.count])
    suppressed = Array(fingerprints[report.findings.count...])
  }

  /// The fingerprint of a finding after those that stand before it.
  private mutating func fingerprint(
    ofFinding index: Int, in diagnostics: [Diagnostic]
  ) -> UInt64 {
    var hash = hash(diagnostics, index)
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
  private func hash(_ diagnostics: [Diagnostic], _ index: Int) -> ByteHash {
    var hash = ByteHash()
    Self.add(diagnostics[index].rule, to: &hash)
    if let color = diagnostics[index].color {
      Self.add(color, to: &hash)
    } else {
      Self.add(
        FilePath.display(diagnostics[index].location.path, from: workingFolder), to: &hash)
    }
    Self.add(diagnostics[index].appearance ?? "", to: &hash)
    Self.add(diagnostics[index].variant, to: &hash)
    return hash
  }

  private static func add(_ part: String, to hash: inout ByteHash) {
    hash.add(part)
    // A zero byte after each part keeps `a`, `bc` and `ab`, `c` apart.
    hash.add(0)
  }
}
