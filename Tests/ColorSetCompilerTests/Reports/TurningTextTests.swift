import ColorSetCompiler
import Testing

/// Characters that turn the direction of text, or end lines unseen, in the names of colors and files.
@Suite struct TurningTextTests {
  private static let turning: [Unicode.Scalar] = [
    "\u{85}", "\u{61C}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202A}", "\u{202E}", "\u{2066}",
    "\u{2069}", "\u{FEFF}",
  ]

  @Test(
    "No report has one as it is, so that nobody sees another text than is there",
    arguments: ReportFormat.allCases)
  func reports(format: ReportFormat) {
    let text = String(String.UnicodeScalarView(Self.turning.flatMap { ["a", $0, "é"] }))
    var report = ReportSample.nasty
    for index in report.findings.indices {
      report.findings[index].message += text
      report.findings[index].location.path = text + "/" + report.findings[index].location.path
      report.findings[index].color = text
    }
    let written = format.write(report)
    #expect(written.contains("é"))
    for scalar in Self.turning {
      #expect(!written.unicodeScalars.contains(scalar), "\(scalar.escaped(asASCII: true))")
    }
  }

  @Test("In JSON they are read again as they were")
  func json() throws {
    let text = String(String.UnicodeScalarView(Self.turning.flatMap { ["\"", $0, "ü", "🎨"] }))
    var report = ReportSample.nasty
    report.findings[0].color = text
    let json = try JSONObject(ReportFormat.json.write(report))
    #expect(json["findings"][0]["color"].text == text)
  }
}
