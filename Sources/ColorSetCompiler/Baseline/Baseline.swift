/// Findings that were there when someone began to use the linter; they do not count until they are mended.
package struct Baseline: Sendable {
  /// How often each finding may come.
  package private(set) var counts: [BaselineEntry: Int] = [:]

  /// The name of the file that is looked for when nobody names one.
  package static let fileName = ".colorset-baseline.json"

  /// The version of the file format.
  package static let version = 1

  /// Makes a baseline of some findings, whose paths are written from a folder.
  package init(_ diagnostics: some Sequence<Diagnostic>, from folder: BaselineFolder? = nil) {
    for diagnostic in diagnostics { add(BaselineEntry(diagnostic, from: folder), count: 1) }
  }

  /// Adds an entry.
  package mutating func add(_ entry: BaselineEntry, count: Int) {
    counts[entry, default: 0] += count
  }

  /// Takes one occurrence of a finding away; false when there is none left.
  package mutating func take(_ entry: BaselineEntry) -> Bool {
    guard let count = counts[entry], count > 0 else { return false }
    counts[entry] = count > 1 ? count - 1 : nil
    return true
  }

  /// Takes one occurrence of a finding away, whose path may also be written as it is; false when there is none left.
  mutating func take(_ diagnostic: Diagnostic, from folder: BaselineFolder?) -> Bool {
    if take(BaselineEntry(diagnostic, from: folder)) { return true }
    return diagnostic.color == nil && folder != nil && take(BaselineEntry(diagnostic))
  }

  /// The names that it knows several color sets to have.
  var duplicateNames: Set<String> {
    Set(counts.keys.lazy.filter { $0.rule == Rule.duplicateName.id }.map(\.subject))
  }

  /// The file: JSON with one entry a line, sorted, so that it makes small differences.
  package var text: String {
    var lines: [String] = []
    for (entry, count) in counts.sorted(by: { $0.key < $1.key }) {
      var text = SourceText()
      text.append("    { \"rule\" : ")
      text.append(json: entry.rule)
      text.append(", \"subject\" : ")
      text.append(json: entry.subject)
      if !entry.appearance.isEmpty {
        text.append(", \"appearance\" : ")
        text.append(json: entry.appearance)
      }
      if !entry.variant.isEmpty {
        text.append(", \"message\" : ")
        text.append(json: entry.variant)
      }
      text.append(", \"count\" : ")
      text.append(decimal: count)
      text.append(" }")
      lines.append(text.string)
    }
    return "{\n  \"version\" : \(Self.version),\n  \"findings\" : [\n"
      + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + "  ]\n}\n"
  }
}
