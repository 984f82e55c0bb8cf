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
    write("Added", comparison.added.map(Self.words))
    write("Removed", comparison.removed.map(Self.words))
    write(
      "Renamed",
      comparison.renamed.map { color in
        "\(MarkdownText.code(color.old)) → \(MarkdownText.code(color.new))"
          + (ComparisonWords.advice(color).map { "; \(MarkdownText.cell($0))" } ?? "")
      })
  }

  private mutating func write(_ title: String, _ items: [String]) {
    if items.isEmpty { return }
    text += "\n**\(title):**\n\n" + items.map { "- \($0)\n" }.joined()
  }

  private static func words(_ color: ListedColor) -> String {
    let values = color.values.map {
      "\(MarkdownText.cell($0.appearance)) \(MarkdownText.code($0.words))"
    }
    return "\(MarkdownText.code(color.name)): \(values.joined(separator: "; "))"
  }

  private mutating func write(_ changes: [ColorChange]) {
    if changes.isEmpty { return }
    text +=
      "\n| color | appearance | before | after | \(ComparisonWords.measure) |\n|---|---|---|---|---|\n"
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

  /// A finding with the color's name as code, in which nothing is a mention or a link.
  private static func words(_ finding: Diagnostic) -> String {
    let words = ComparisonWords.finding(finding)
    guard let color = finding.color, let name = words.firstRange(of: "'\(color.forMessage)'")
    else {
      return MarkdownText.cell(words)
    }
    return MarkdownText.cell(String(words[..<name.lowerBound]))
      + MarkdownText.code(color.forMessage)
      + MarkdownText.cell(String(words[name.upperBound...]))
  }

  private mutating func write(_ title: String, _ findings: [Diagnostic]) {
    if findings.isEmpty { return }
    text += "\n<details><summary>\(title) (\(findings.count))</summary>\n\n"
    for finding in findings {
      text += "- \(Self.words(finding))\n"
    }
    text += "\n</details>\n"
  }
}
