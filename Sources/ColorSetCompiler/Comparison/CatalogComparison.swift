import DynamicColors

/// What differs between two states of catalogs.
package struct CatalogComparison: Sendable {
  /// The colors that only the new state has, in code-point order of their names.
  package private(set) var added: [ListedColor] = []
  /// The colors that only the old state has.
  package private(set) var removed: [ListedColor] = []
  /// The colors that have another name and are otherwise the same.
  package private(set) var renamed: [RenamedColor] = []
  /// The colors of both whose values differ.
  package private(set) var changed: [ColorChange] = []
  /// The pairs whose contrast differs.
  package private(set) var contrasts: [ContrastChange] = []
  /// What is found in the new state and was not in the old one.
  package private(set) var newFindings: [Diagnostic] = []
  /// What was found in the old state and is not any more.
  package private(set) var goneFindings: [Diagnostic] = []
  /// Whether a path of the list of files lies in a catalog of either state; true without a list.
  package let meetsFiles: Bool

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
    meetsFiles = before.meetsSelection || after.meetsSelection
    var compared = { (name: String) in before.isSelected(name) || after.isSelected(name) }
    var come = after.names.filter { before.colors[$0] == nil }
    var gone = before.names.filter { after.colors[$0] == nil }
    // A list may have only one of the two names.
    renamed = Self.renamed(gone, before, come, after).filter {
      compared($0.old) || compared($0.new)
    }
    let renamedNames = Set(renamed.flatMap { [$0.old, $0.new] })
    if !renamedNames.isEmpty {
      let isSelected = compared
      compared = { isSelected($0) || renamedNames.contains($0) }
    }
    come.removeAll { renamedNames.contains($0) || !compared($0) }
    gone.removeAll { renamedNames.contains($0) || !compared($0) }
    added = come.compactMap { name in
      after.colors[name].map { ListedColor(name, $0, in: new.palette) }
    }
    removed = gone.compactMap { name in
      before.colors[name].map { ListedColor(name, $0, in: old.palette) }
    }
    changed = after.names.filter(compared).compactMap { name in
      guard let first = before.colors[name], let second = after.colors[name] else { return nil }
      let change = ColorChange(name, (old.palette, first), (new.palette, second))
      return change.values.isEmpty ? nil : change
    }
    if !renamed.isEmpty {
      let names = configuration.spelledNames
      for index in renamed.indices {
        renamed[index].isNamedByConfiguration = names.contains(renamed[index].old)
      }
    }
    contrasts = ContrastChange.all(
      old.palette, new.palette, configuration, renamed: renamed, isCompared: compared)
    takeFindings(old.findings, new.findings) { finding in
      files == nil || finding.color.map(compared) ?? false
    }
  }

  /// Whether nothing differs.
  package var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && renamed.isEmpty && changed.isEmpty && contrasts.isEmpty
      && newFindings.isEmpty && goneFindings.isEmpty
  }

  /// The colors that are there under another name; only where there is one candidate on each side.
  private static func renamed(
    _ gone: [String], _ before: NamedColors, _ come: [String], _ after: NamedColors
  ) -> [RenamedColor] {
    if gone.isEmpty || come.isEmpty { return [] }
    let old = Dictionary(grouping: gone) { before.contents(of: $0) }
    let new = Dictionary(grouping: come) { after.contents(of: $0) }
    var renamed: [RenamedColor] = []
    for (contents, names) in old {
      guard let contents, names.count == 1, let others = new[contents], others.count == 1 else {
        continue
      }
      renamed.append(RenamedColor(old: names[0], new: others[0]))
    }
    return renamed.sorted { CodePointOrder.compare($0.new, $1.new) < 0 }
  }

  /// Takes the findings that only one state has; those of a renamed color are known by either name.
  private mutating func takeFindings(
    _ old: [Diagnostic], _ new: [Diagnostic], isCompared: (Diagnostic) -> Bool
  ) {
    let names = Dictionary(renamed.map { ($0.old, $0.new) }) { first, _ in first }
    let before = old.map { FindingKey($0, names) }
    let after = new.map { FindingKey($0, [:]) }
    newFindings = Self.only(new, after, without: before).filter(isCompared)
    goneFindings = Self.only(old, before, without: after).filter(isCompared)
  }

  /// The findings of one list that another list has not, each as often as there are more of it.
  private static func only(
    _ findings: [Diagnostic], _ keys: [FindingKey], without others: [FindingKey]
  ) -> [Diagnostic] {
    var counts: [FindingKey: Int] = [:]
    for other in others { counts[other, default: 0] += 1 }
    return zip(findings, keys).filter { _, key in
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }.map(\.0)
  }
}

/// What a finding is known by in two states, which lie in different folders.
private struct FindingKey: Hashable {
  var rule: String
  var color: String
  var appearance: String
  var variant: String

  /// - Parameters:
  ///   - finding: The finding.
  ///   - names: The names that colors are known by in its place, by their own.
  init(_ finding: Diagnostic, _ names: [String: String]) {
    rule = finding.rule
    color =
      finding.color.map { names[$0] ?? $0 }
      ?? FilePath.lastComponent(of: FilePath.folder(of: finding.location.path))
    appearance = finding.appearance ?? ""
    variant = finding.variant
  }
}
