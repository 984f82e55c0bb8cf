import ColorSetCompiler
import Testing

/// What reports know findings by.
@Suite struct FingerprintTests {
  private func fingerprints(_ report: LintReport) throws -> [String] {
    let json = try JSONObject(ReportFormat.json.write(report))
    let own = (json["findings"].elements + json["suppressed"].elements)
      .compactMap { $0["fingerprint"].text }
    let sarif = try JSONObject(ReportFormat.sarif.write(report))["runs"][0]["results"].elements
      .compactMap { $0["partialFingerprints"]["colorset/v1"].text }
    let gitlab = try JSONObject(ReportFormat.gitlab.write(report)).elements
      .compactMap { $0["fingerprint"].text }
    #expect(sarif == own)
    #expect(gitlab == Array(own.prefix(report.findings.count)))
    return own
  }

  @Test("They stay when lines, words and severities change, in every format")
  func stable() throws {
    var report = ReportSample.nasty
    let before = try fingerprints(report)
    #expect(before.count == 5 && Set(before).count == 5)
    #expect(before.allSatisfy { $0.count == 16 && $0.allSatisfy(\.isHexDigit) })
    for index in report.findings.indices {
      report.findings[index].location.position?.line += 40
      report.findings[index].location.position?.column += 3
      report.findings[index].message += " now"
      report.findings[index].severity = .warning
      report.findings[index].notes = []
    }
    #expect(try fingerprints(report) == before)
  }

  @Test("They stay when the whole checkout moves")
  func movedFolder() throws {
    var report = ReportSample.nasty
    report.findings[0].color = nil
    let before = try fingerprints(report)
    report.findings[0].location.path = "/ci/1/Größe 1/A.colorset/Contents.json"
    report.workingFolder = "/ci/1"
    #expect(try fingerprints(report) == before)
  }

  @Test("They stay when a finding is ignored")
  func ignored() throws {
    let finding = ReportSample.finding(.error, "a", "m", at: "p", 1, color: "C")
    let second = ReportSample.finding(.error, "a", "m", at: "p", 2, color: "C")
    let both = try fingerprints(LintReport(findings: [finding, second], version: "1"))
    let one = try fingerprints(
      LintReport(
        findings: [second],
        suppressed: [SuppressedDiagnostic(diagnostic: finding, cause: .ignored("r"))], version: "1")
    )
    #expect(Set(both).count == 2)
    #expect(one == [both[1], both[0]])
  }

  @Test(
    "Another rule, color, appearance or variant is another finding",
    arguments: [
      ("b", "C", "dark", "v"), ("a", "D", "dark", "v"), ("a", "C", "light", "v"),
      ("a", "C", "dark", "w"), ("aC", "", "dark", "v"), ("a", "Cd", "ark", "v"),
    ])
  func different(rule: String, color: String, appearance: String, variant: String) throws {
    let known = ReportSample.finding(
      .error, "a", "m", at: "p", color: "C", appearance: "dark", variant: "v")
    let other = ReportSample.finding(
      .error, rule, "m", at: "p", color: color, appearance: appearance, variant: variant)
    let found = try [known, other].map {
      try fingerprints(LintReport(findings: [$0], version: "1"))
    }
    #expect(found[0] != found[1])
  }
}
