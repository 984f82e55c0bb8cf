import ColorSetCompiler
import Testing

/// Tables in Markdown.
@Suite struct MarkdownReportTests {
  @Test("There is a table for each severity, and no text leaves its cell")
  func tables() {
    #expect(
      ReportFormat.markdown.write(ReportSample.nasty) == #"""
        ### Color sets: 1 error, 1 warning, 1 note in 22 color sets; 1 set aside by the baseline, 1 ignored

        #### Errors

        | Place | Finding | Rule |
        | --- | --- | --- |
        | `/home/me/my app/Größe 1/A.colorset/Contents.json:2:12` | it's "so" &amp; &lt;b&gt; \]\]&gt; 50% \| \`x\` {0} \[a\](1) é 😀 \\u{1B}\[2J\\u{A}next: a, b<br>`../x:y, z/B.xcassets:7:1`: the other \| one<br><code>C&#96;&#124;.xcassets</code>: whole | `single-value` |

        #### Warnings

        | Place | Finding | Rule |
        | --- | --- | --- |
        | `a:b,c.xcassets` | w | `odd:rule,x` |

        #### Notes

        | Place | Finding | Rule |
        | --- | --- | --- |
        | `/elsewhere/D.xcassets:1:1` | n | `single-value` |

        """#)
  }

  @Test("Nothing found is a heading")
  func empty() {
    #expect(
      ReportFormat.markdown.write(ReportSample.empty)
        == "### Color sets: no findings in 1 color set\n")
  }

  @Test("A report that GitHub would refuse ends early and says so")
  func long() {
    let finding = ReportSample.finding(
      .error, "r", String(repeating: "m", count: 9_000), at: "p", 1, 1)
    let report = LintReport(
      findings: [Diagnostic](repeating: finding, count: 200), version: "1")
    let text = ReportFormat.markdown.write(report)
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| `p:1:1`") }
    #expect(text.utf8.count < 1 << 20)
    #expect(rows > 90 && rows < 110)
    #expect(text.hasSuffix("\n\n\(200 - rows) more findings would make this too long.\n"))
  }
}
