import ColorSetCompiler
import Testing

/// Commands for GitHub Actions.
@Suite struct GitHubReportTests {
  @Test("Errors come first, each on one line with both kinds of escapes")
  func commands() {
    var report = ReportSample.nasty
    report.findings.reverse()
    #expect(
      ReportFormat.github.write(report) == """
        ::error file=Größe 1/A.colorset/Contents.json,line=2,col=12,title=single-value::it's "so" & <b> ]]> 50%25 | `x` {0} [a](1) é 😀 \\u{1B}[2J%0Anext: a, b%0A../x:y, z/B.xcassets:7:1: the other | one%0AC`|.xcassets: whole
        ::warning file=a%3Ab%2Cc.xcassets,title=odd%3Arule%2Cx::w
        ::notice file=/elsewhere/D.xcassets,line=1,col=1,title=single-value::n
        1 error, 1 warning, 1 note in 22 color sets; 1 set aside by the baseline, 1 ignored

        """)
  }

  @Test("A return cannot end a command either")
  func carriageReturn() {
    let finding = ReportSample.finding(.error, "r", "a\r::error::b", at: "p\r\n%")
    #expect(
      ReportFormat.github.write(LintReport(findings: [finding], version: "1"))
        .hasPrefix("::error file=p%0D%0A%25,title=r::a%0D::error::b\n1 error in"))
  }

  @Test("Only when GitHub hides some a notice says so", arguments: [10, 11])
  func many(count: Int) {
    let warning = ReportSample.finding(.warning, "r", "w", at: "p")
    let note = ReportSample.finding(.note, "r", "n", at: "p")
    let findings = [note] + [Diagnostic](repeating: warning, count: count)
    let lines = ReportFormat.github.write(LintReport(findings: findings, version: "1"))
      .split(separator: "\n")
    #expect(lines.count == count + (count > 10 ? 3 : 2))
    #expect(
      lines.contains(
        "::notice title=colorset::GitHub shows 10 annotations of a kind; the log of this step has "
          + "all 12 findings") == (count > 10))
    #expect(lines[lines.count - 2] == "::notice file=p,title=r::n")
  }

  @Test("Nothing found is one line of the log")
  func empty() {
    #expect(ReportFormat.github.write(ReportSample.empty) == "no findings in 1 color set\n")
  }
}
