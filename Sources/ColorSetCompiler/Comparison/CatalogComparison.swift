import DynamicColors

/// What differs between two states of catalogs.
package struct CatalogComparison: Sendable {
  /// The names of colors that only the new state has, in code-point order.
  package private(set) var added: [String] = []
  /// The names of colors that only the old state has.
  package private(set) var removed: [String] = []
  /// The colors that have another name and are otherwise the same.
  package private(set) var renamed: [(old: String, new: String)] = []
  /// The colors of both whose values differ.
  package private(set) var changed: [ColorChange] = []
  /// The pairs whose contrast differs.
  package private(set) var contrasts: [ContrastChange] = []
  /// What is found in the new state and was not in the old one.
  package private(set) var newFindings: [Diagnostic] = []
  /// What was found in the old state and is not any more.
  package private(set) var goneFindings: [Diagnostic] = []

  /// A state of catalogs.
  package struct State: Sendable {
    /// The colors.
    var palette: Palette
    /// What counts of what is wrong with them.
    var findings: [Diagnostic]

    /// Makes a state.
    package init(_ palette: Palette, findings: [Diagnostic]) {
      self.palette = palette
      self.findings = findings
    }
  }

  /// Compares two states.
  ///
  /// - Parameters:
  ///   - old: The state before.
  ///   - new: The state after.
  ///   - configuration: What says which colors are drawn on each other, in both.
  ///   - files: Only color sets in these files are compared, as `git diff --name-only` lists them; nil for all.
  package init(
    _ old: State, _ new: State, configuration: Configuration, files: FileSelection? = nil
  ) {
    let before = NamedColors(old.palette, files)
    let after = NamedColors(new.palette, files)
    added = after.names.filter { before.colors[$0] == nil }
    removed = before.names.filter { after.colors[$0] == nil }
    takeRenamed(before, after)
    changed = after.names.compactMap { name in
      guard let first = before.colors[name], let second = after.colors[name] else { return nil }
      let change = ColorChange(name, (old.palette, first), (new.palette, second))
      return change.values.isEmpty ? nil : change
    }
    contrasts = ContrastChange.all(old.palette, new.palette, configuration) { name in
      before.colors[name] != nil || after.colors[name] != nil
    }
    let isCompared = { (finding: Diagnostic) in
      files == nil
        || finding.color.map { before.colors[$0] != nil || after.colors[$0] != nil } ?? false
    }
    newFindings = Self.findings(new.findings.filter(isCompared), without: old.findings)
    goneFindings = Self.findings(old.findings.filter(isCompared), without: new.findings)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && changed.isEmpty && contrasts.isEmpty
      && newFindings.isEmpty && goneFindings.isEmpty
  }

  /// Moves to the renamed colors what is there under another name; only where there is one candidate on each side.
  private mutating func takeRenamed(_ before: NamedColors, _ after: NamedColors) {
    let old = Dictionary(grouping: removed) { before.contents(of: $0) }
    let new = Dictionary(grouping: added) { after.contents(of: $0) }
    for (contents, names) in old {
      guard let contents, names.count == 1, let others = new[contents], others.count == 1 else {
        continue
      }
      renamed.append((names[0], others[0]))
    }
    renamed.sort { CodePointOrder.compare($0.new, $1.new) < 0 }
    let (gone, come) = (Set(renamed.map(\.old)), Set(renamed.map(\.new)))
    removed.removeAll { gone.contains($0) }
    added.removeAll { come.contains($0) }
  }

  /// The findings of one list that another list has not, each as often as there are more of it.
  private static func findings(
    _ findings: [Diagnostic], without others: [Diagnostic]
  ) -> [Diagnostic] {
    var counts: [FindingKey: Int] = [:]
    for other in others { counts[FindingKey(other), default: 0] += 1 }
    return findings.filter { finding in
      let key = FindingKey(finding)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}

/// What a finding is known by in two states, which lie in different folders.
private struct FindingKey: Hashable {
  var rule: String
  var color: String
  var appearance: String
  var variant: String

  init(_ finding: Diagnostic) {
    rule = finding.rule
    color = finding.color ?? FilePath.lastComponent(of: FilePath.folder(of: finding.location.path))
    appearance = finding.appearance ?? ""
    variant = finding.variant
  }
}
