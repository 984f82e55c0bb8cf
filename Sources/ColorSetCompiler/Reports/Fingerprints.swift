/// What reports know findings by, so that a finding is the same one when only its line changes.
///
/// A fingerprint is made of what a baseline compares and of a number that tells equal findings apart.
struct Fingerprints {
  /// Those of the findings, in their order.
  private(set) var findings: [UInt64] = []
  /// Those of the findings that were set aside, in their order.
  private(set) var suppressed: [UInt64] = []

  private var counts: [UInt64: Int] = [:]

  /// Makes the fingerprints of a report.
  init(_ report: LintReport) {
    if report.suppressed.isEmpty, report.findings.isSorted {
      findings.reserveCapacity(report.findings.count)
      for finding in report.findings { findings.append(fingerprint(of: finding, report)) }
      return
    }
    let diagnostics = report.findings + report.suppressed.map(\.diagnostic)
    var fingerprints = [UInt64](repeating: 0, count: diagnostics.count)
    for index in diagnostics.indices.sorted(by: { diagnostics[$0] < diagnostics[$1] }) {
      fingerprints[index] = fingerprint(of: diagnostics[index], report)
    }
    findings = Array(fingerprints[..<report.findings.count])
    suppressed = Array(fingerprints[report.findings.count...])
  }

  /// The fingerprint of a finding after those that stand before it.
  private mutating func fingerprint(of diagnostic: Diagnostic, _ report: LintReport) -> UInt64 {
    var hash = Self.hash(diagnostic, report)
    let occurrence = counts[hash.number, default: 0] + 1
    counts[hash.number] = occurrence
    Self.add("\(occurrence)", to: &hash)
    return hash.number
  }

  /// The 64-bit FNV-1a hash of what a baseline knows a finding by.
  private static func hash(_ diagnostic: Diagnostic, _ report: LintReport) -> ByteHash {
    var hash = ByteHash()
    add(diagnostic.rule, to: &hash)
    add(diagnostic.color ?? report.relative(diagnostic.location.path), to: &hash)
    add(diagnostic.appearance ?? "", to: &hash)
    add(diagnostic.variant, to: &hash)
    return hash
  }

  private static func add(_ part: String, to hash: inout ByteHash) {
    hash.add(part)
    // A zero byte after each part keeps `a`, `bc` and `ab`, `c` apart.
    hash.add(0)
  }
}

extension [Diagnostic] {
  /// Whether the diagnostics stand in their order already, as those of a filter do.
  fileprivate var isSorted: Bool {
    indices.dropFirst().allSatisfy { !(self[$0] < self[$0 - 1]) }
  }
}
