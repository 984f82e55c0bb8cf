/// A comparison of two states of catalogs, as lines to read in a terminal.
package struct ComparisonText {
  private let swatch: Swatch
  private var text = ""

  /// Writes a comparison.
  ///
  /// - Parameters:
  ///   - comparison: What differs.
  ///   - swatch: How colors are shown.
  /// - Returns: Lines of text; the last one sums up.
  package static func write(_ comparison: CatalogComparison, swatch: Swatch) -> String {
    var report = ComparisonText(swatch: swatch)
    report.write(names: comparison)
    for change in comparison.changed { report.write(change) }
    report.write(comparison.contrasts)
    report.write("new findings", comparison.newFindings)
    report.write("resolved findings", comparison.goneFindings)
    return report.text + ComparisonWords.summary(comparison) + "\n"
  }

  private init(swatch: Swatch) { self.swatch = swatch }

  private mutating func write(names comparison: CatalogComparison) {
    for color in comparison.added { text += "added    \(words(color))\n" }
    for color in comparison.removed { text += "removed  \(words(color))\n" }
    for color in comparison.renamed {
      text += "renamed  \(color.old.forMessage) → \(color.new.forMessage)\n"
      if let advice = ComparisonWords.advice(color) { text += "         \(advice)\n" }
    }
    let names = comparison.added.count + comparison.removed.count + comparison.renamed.count
    if names > 0 { text += "\n" }
  }

  private func words(_ color: ListedColor) -> String {
    let values = color.values.map { "\($0.appearance) \(patch($0.value))\($0.words)" }
    return "\(color.name.forMessage): \(values.joined(separator: "; "))"
  }

  private mutating func write(_ change: ColorChange) {
    text += "changed  \(change.name.forMessage)\n"
    for value in change.values {
      let difference = ComparisonWords.namedDifference(value)
      text +=
        "  \(value.appearance): \(patch(value.old))\(value.oldWords)"
        + " → \(patch(value.new))\(value.newWords)"
        + (difference.isEmpty ? "" : "  (\(difference))") + "\n"
    }
    text += "\n"
  }

  private func patch(_ value: ColorChange.Value?) -> String {
    value?.seen.map { swatch.text($0, over: $0) } ?? ""
  }

  private mutating func write(_ contrasts: [ContrastChange]) {
    if contrasts.isEmpty { return }
    text += "contrast\n"
    for change in contrasts {
      let verdict = ComparisonWords.verdict(change)
      text +=
        "  \(change.foreground.forMessage) on \(change.background.forMessage), "
        + "\(change.appearance): \(ComparisonWords.ratio(change.old)) → "
        + ComparisonWords.ratio(change.new) + (verdict.isEmpty ? "" : "  \(verdict)") + "\n"
    }
    text += "\n"
  }

  private mutating func write(_ title: String, _ findings: [Diagnostic]) {
    if findings.isEmpty { return }
    text += title + "\n"
    for finding in findings {
      text +=
        "  \(finding.location.path.forMessage(limit: 4096)): "
        + ComparisonWords.finding(finding) + "\n"
    }
    text += "\n"
  }
}
