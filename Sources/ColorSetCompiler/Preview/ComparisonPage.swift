import DynamicColors

/// A comparison of two states of catalogs as one page of HTML: each value before and after, side by side.
///
/// Like the preview it needs no network, and its policy lets nothing run: there is no script in it.
package struct ComparisonPage {
  private var text = SourceText()
  /// The rules that give patches their colors, since the policy forbids styles in attributes.
  private var style = SourceText()
  private var classes: [ColorComponents: Int] = [:]

  /// Writes a comparison.
  ///
  /// - Parameters:
  ///   - comparison: What differs.
  ///   - title: The title of the page.
  /// - Returns: The HTML in consecutive pieces.
  package static func write(_ comparison: CatalogComparison, title: String) -> [[UInt8]] {
    var page = ComparisonPage()
    page.writeBody(comparison, title)
    PreviewPalette.write(to: &page.style)
    page.style.append(ComparisonStyle.text)
    var head = SourceText()
    head.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    head.append("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
    head.append("style-src 'sha256-\(SHA256.base64(of: page.style.bytes))'\">\n")
    head.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    head.append("<meta name=\"color-scheme\" content=\"light dark\">\n<title>")
    head.append(xml: title.forMessage(limit: 200))
    head.append("</title>\n<style>")
    head.append(bytes: page.style.bytes)
    head.append("</style>\n</head>\n")
    return [head.bytes, page.text.bytes]
  }

  private mutating func writeBody(_ comparison: CatalogComparison, _ title: String) {
    text.append("<body>\n<header><h1>")
    text.append(xml: title.forMessage(limit: 200))
    text.append("</h1>\n<p>")
    text.append(xml: ComparisonWords.summary(comparison))
    text.append("</p></header>\n<main>\n")
    write("Added", comparison.added)
    write("Removed", comparison.removed)
    write(
      "Renamed",
      comparison.renamed.map { color in
        "\(color.old.forMessage) → \(color.new.forMessage)"
          + (ComparisonWords.advice(color).map { "; \($0)" } ?? "")
      })
    if !comparison.changed.isEmpty { text.append("<h2>Changed</h2>\n") }
    for change in comparison.changed { write(change) }
    write(comparison.contrasts)
    write("New findings", comparison.newFindings.map(ComparisonWords.finding))
    write("Resolved findings", comparison.goneFindings.map(ComparisonWords.finding))
    text.append("</main>\n</body>\n</html>\n")
  }

  private mutating func write(_ heading: StaticString, _ lines: [String]) {
    if lines.isEmpty { return }
    text.append("<h2>")
    text.append(heading)
    text.append("</h2>\n<ul>\n")
    for line in lines {
      text.append("<li>")
      text.append(xml: line.forMessage(limit: 4096))
      text.append("</li>\n")
    }
    text.append("</ul>\n")
  }

  private mutating func write(_ heading: StaticString, _ colors: [ListedColor]) {
    if colors.isEmpty { return }
    text.append("<h2>")
    text.append(heading)
    text.append("</h2>\n")
    text.append("<table><thead><tr><th scope=\"col\">Color</th><th scope=\"col\">Appearance</th>")
    text.append("<th scope=\"col\">Value</th></tr></thead>\n")
    for color in colors {
      text.append("<tbody><tr><th scope=\"rowgroup\" rowspan=\"\(color.values.count)\">")
      text.append(xml: color.name.forMessage)
      text.append("</th>")
      for (index, value) in color.values.enumerated() {
        text.append(index == 0 ? "<td>" : "<tr><td>")
        text.append(xml: value.appearance)
        text.append("</td>")
        write("Value", value.value, value.words)
        text.append("</tr>\n")
      }
      text.append("</tbody>\n")
    }
    text.append("</table>\n")
  }

  private mutating func write(_ change: ColorChange) {
    text.append("<h3>")
    text.append(xml: change.name.forMessage)
    text.append(
      "</h3>\n<table><thead><tr><th scope=\"col\">Appearance</th><th scope=\"col\">Before</th>")
    text.append(
      "<th scope=\"col\">After</th><th scope=\"col\">\(ComparisonWords.measure)</th></tr></thead>\n<tbody>\n"
    )
    for value in change.values {
      text.append("<tr><th scope=\"row\">")
      text.append(xml: value.appearance)
      text.append("</th>")
      write("Before", value.old, value.oldWords)
      write("After", value.new, value.newWords)
      open(cell: "\(ComparisonWords.measure)")
      text.append(ComparisonWords.difference(value))
      text.append("</td></tr>\n")
    }
    text.append("</tbody></table>\n")
  }

  private mutating func write(
    _ label: String, _ value: ColorChange.Value?, _ words: String
  ) {
    open(cell: label)
    if let seen = value?.seen { text.append("<i class=\"c\(number(of: seen))\"></i>") }
    text.append(xml: words)
    text.append("</td>")
  }

  /// Begins a cell; in a narrow window, where a table has no heads, its label stands before it.
  private mutating func open(cell label: String) {
    text.append("<td data-label=\"")
    text.append(xml: label)
    text.append("\">")
  }

  /// The number of a color's rule; colors of Display P3 have one for displays that show them, too.
  private mutating func number(of color: ColorComponents) -> Int {
    if let known = classes[color] { return known }
    let number = classes.count
    classes[color] = number
    style.append(".c\(number){background:\(color.hexString.prefix(7))")
    if color.space == .displayP3 {
      let numbers = color.components.map { (min(max($0, 0), 1) * 10_000).rounded() / 10_000 }
      let words = numbers.map(\.withoutZeros).joined(separator: " ")
      style.append(";background:color(display-p3 \(words))")
    }
    style.append("}\n")
    return number
  }

  private mutating func write(_ contrasts: [ContrastChange]) {
    if contrasts.isEmpty { return }
    text.append("<h2>Contrast</h2>\n<table><thead><tr><th scope=\"col\">Pair</th>")
    text.append(
      "<th scope=\"col\">Appearance</th><th scope=\"col\">Before</th><th scope=\"col\">After</th>")
    text.append("<th scope=\"col\">Verdict</th></tr></thead>\n<tbody>\n")
    for change in contrasts {
      text.append(
        change.fails ? "<tr class=\"fails\"><th scope=\"row\">" : "<tr><th scope=\"row\">")
      text.append(xml: "\(change.foreground.forMessage) on \(change.background.forMessage)")
      text.append("</th><td>")
      text.append(xml: change.appearance)
      text.append("</td>")
      open(cell: "Before")
      text.append("\(ComparisonWords.ratio(change.old))</td>")
      open(cell: "After")
      text.append("\(ComparisonWords.ratio(change.new))</td>")
      open(cell: "Verdict")
      text.append(ComparisonWords.verdict(change))
      text.append("</td></tr>\n")
    }
    text.append("</tbody></table>\n")
  }
}
