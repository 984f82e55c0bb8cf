/// How the parts of a comparison read, in any format.
enum ComparisonWords {
  /// What a comparison holds, in a line: `2 added, 1 changed, 1 new finding`.
  static func summary(_ comparison: CatalogComparison) -> String {
    let counts = [
      (comparison.added.count, "added"), (comparison.removed.count, "removed"),
      (comparison.renamed.count, "renamed"), (comparison.changed.count, "changed"),
    ]
    var parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let fails = comparison.contrasts.count { $0.fails }
    if fails > 0 { parts.append(fails.words("pair") + " below the contrast needed") }
    for (count, kind) in [
      (comparison.newFindings.count, "new finding"),
      (comparison.goneFindings.count, "resolved finding"),
    ] where count > 0 {
      parts.append(count.words(kind))
    }
    return parts.isEmpty ? "nothing differs" : parts.joined(separator: ", ")
  }

  /// What differences are measured in.
  static let measure = "ΔE2000"

  /// That the configuration has the old name of a color, nil when it has not.
  static func advice(_ renamed: RenamedColor) -> String? {
    guard renamed.isNamedByConfiguration else { return nil }
    return "the configuration still names '\(renamed.old.forMessage)'; "
      + "write '\(renamed.new.forMessage)' there"
  }

  /// A difference CIEDE2000 with one decimal, or what it is called.
  static func difference(_ change: ColorChange.ValueChange) -> String {
    guard let difference = change.difference else { return "" }
    let tenths = Int((difference * 10).rounded())
    return tenths == 0 ? "not to be seen" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The same with what it is measured in.
  static func namedDifference(_ change: ColorChange.ValueChange) -> String {
    let difference = difference(change)
    return difference.first?.isNumber == true ? "\(measure) \(difference)" : difference
  }

  /// A ratio, or that there is none.
  static func ratio(_ ratio: Double?) -> String { ratio.map(Contrast.text) ?? "none" }

  /// What a change of contrast means: `fails`, `passes now`, `still fails`, or nothing.
  static func verdict(_ change: ContrastChange) -> String {
    if change.fails { return "fails, \(change.required.withoutZeros) is needed" }
    if change.passesNow { return "passes now" }
    if let new = change.new, new < change.required {
      return "still fails, \(change.required.withoutZeros) is needed"
    }
    return ""
  }

  /// A finding in a line.
  static func finding(_ finding: Diagnostic) -> String {
    "\(finding.severity): \(finding.message) (\(finding.rule))"
  }
}
