/// A comparison of two states of catalogs, as a comment on a change that is reviewed, in GitHub's Markdown.
package struct ComparisonMarkdown {
  private var text = ""

  /// Writes a comparison.
  package static func write(_ comparison: CatalogComparison) -> String {
    var report = ComparisonMarkdown()
    report.text = "### Colors: \(ComparisonWords.summary(comparison))\n"
    report.write(names: comparison)
    report.write(comparison.changed)
    report.write(comparison.contrasts)
    report.write("New findings", comparison.newFindings)
    report.write("Resolved findings", comparison.goneFindings)
    return report.text
  }

  private mutating func write(names comparison: CatalogComparison) {
    let lists = [("Added", comparison.added), ("Removed", comparison.removed)]
    for (title, names) in lists where !names.isEmpty {
      text += "\n**\(title):** " + names.map(MarkdownText.code).joined(separator: ", ") + "\n"
    }
    if comparison.renamed.isEmpty { return }
    text +=
      "\n**Renamed:** "
      + comparison.renamed.map { "\(MarkdownText.code($0.old)) → \(MarkdownText.code($0.new))" }
      .joined(separator: ", ") + "\n"
  }

  private mutating func write(_ changes: [ColorChange]) {
    if changes.isEmpty { return }
    text += "\n| color | appearance | before | after | difference |\n|---|---|---|---|---|\n"
    for change in changes {
      for (index, value) in change.values.enumerated() {
        let cells = [
          index == 0 ? MarkdownText.code(change.name) : "", MarkdownText.cell(value.appearance),
          MarkdownText.code(value.oldWords), MarkdownText.code(value.newWords),
          ComparisonWords.difference(value),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
  }

  private mutating func write(_ contrasts: [ContrastChange]) {
    if contrasts.isEmpty { return }
    text += "\n| contrast of | on | appearance | before | after | |\n|---|---|---|---|---|---|\n"
    for change in contrasts {
      let verdict = ComparisonWords.verdict(change)
      let cells = [
        MarkdownText.code(change.foreground), MarkdownText.code(change.background),
        MarkdownText.cell(change.appearance), ComparisonWords.ratio(change.old),
        ComparisonWords.ratio(change.new), change.fails ? "**\(verdict)**" : verdict,
      ]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
  }

  private mutating func write(_ title: String, _ findings: [Diagnostic]) {
    if findings.isEmpty { return }
    text += "\n<details><summary>\(title) (\(findings.count))</summary>\n\n"
    for finding in findings {
      text += "- \(MarkdownText.cell(ComparisonWords.finding(finding)))\n"
    }
    text += "\n</details>\n"
  }
}
