/// Stage 6: diagnostics → those that count.
package struct DiagnosticFilter: Sendable {
  private let configuration: Configuration
  private let baseline: Baseline?
  private let baselineFolder: BaselineFolder?
  private let only: Set<String>?
  private let skipped: Set<String>
  /// Whether all that the configuration and the baseline are about is checked.
  let isWhole: Bool
  private let keepsErrors: Bool

  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - configuration: Levels of rules, and findings to ignore.
  ///   - baseline: Findings that were there before.
  ///   - baselineFolder: What the paths of these are written from.
  ///   - only: The ids of the rules that count, nil for all.
  ///   - skipped: The ids of rules that do not count.
  ///   - isWhole: Whether all that the configuration and the baseline are about is checked, so that an entry about a color
  ///     that is not there is out of date.
  ///   - keepsErrors: Whether nothing sets aside what makes a color unreadable, since code is to be written.
  package init(
    configuration: Configuration, baseline: Baseline? = nil,
    baselineFolder: BaselineFolder? = nil, only: Set<String>? = nil, skipped: Set<String> = [],
    isWhole: Bool = true, keepsErrors: Bool = false
  ) {
    self.baselineFolder = baselineFolder
    self.isWhole = isWhole
    self.keepsErrors = keepsErrors
    self.configuration = configuration
    self.baseline = baseline
    self.only = only
    self.skipped = skipped
  }

  /// Filters diagnostics.
  ///
  /// - Parameters:
  ///   - diagnostics: What was found.
  ///   - palette: The colors that were checked.
  /// - Returns: What remains, what was set aside, and what set nothing aside.
  package func apply(
    _ diagnostics: consuming [Diagnostic], in palette: Palette? = nil
  ) -> FilteredDiagnostics {
    var result = FilteredDiagnostics()
    var kept = diagnostics
    var rest = baseline ?? Baseline([])
    var usedIgnores: Set<Int> = []
    let ignores = IgnoreIndex(configuration.ignores)
    var changedLevels = RuleLevelTable(changedLevels)
    kept.keep { diagnostic in
      if isFixed(diagnostic) { return true }
      guard isWanted(diagnostic.rule) else { return false }
      if let level = changedLevels.level(of: diagnostic.rule), !isAskedFor(diagnostic.rule) {
        guard let severity = level.severity else { return false }
        diagnostic.severity = severity
      }
      if !configuration.ignores.isEmpty, let entry = ignores.first(for: diagnostic) {
        usedIgnores.insert(entry)
        result.suppressed.append(
          SuppressedDiagnostic(
            diagnostic: diagnostic, cause: .ignored(configuration.ignores[entry].reason)))
        return false
      }
      if !rest.counts.isEmpty, rest.take(diagnostic, from: baselineFolder) {
        result.suppressed.append(SuppressedDiagnostic(diagnostic: diagnostic, cause: .baseline))
        return false
      }
      return true
    }
    // Names are gathered only where an entry may be about a color that was not checked.
    let hasEntries = !rest.counts.isEmpty || !configuration.ignores.isEmpty
    let checked = isWhole || !hasEntries ? nil : palette.map(Self.names)
    // Of a name that several catalogs have, one of them does not tell.
    let told = checked?.subtracting(baseline?.duplicateNames ?? [])
    for (entry, count) in rest.counts {
      let isTold = told.map { $0.contains(entry.subject) && !Self.needsAllCatalogs(entry.rule) }
      if isWanted(entry.rule), isTold ?? true {
        result.unusedBaseline.append(entry)
      } else {
        result.uncheckedBaseline.add(entry, count: count)
      }
    }
    result.unusedBaseline.sort()
    kept += unusedIgnores(usedIgnores, checked)
    kept.sortByPlace()
    result.kept = kept
    return result
  }

  /// The levels of the configuration that are not a rule's own.
  ///
  /// A rule may count one of its findings for less than the others; a configuration that spells its usual level out
  /// changes nothing about that.
  private var changedLevels: [String: RuleLevel] {
    var levels: [String: RuleLevel] = [:]
    for (id, setting) in configuration.rules {
      guard let level = setting.level, level != Rule.named(id)?.level else { continue }
      levels[id] = level
    }
    return levels
  }

  /// Whether nothing can set a diagnostic aside.
  private func isFixed(_ diagnostic: borrowing Diagnostic) -> Bool {
    diagnostic.rule == Diagnostic.unreadable
      || keepsErrors && diagnostic.severity == .error && unreadRules.contains(diagnostic.rule)
  }

  /// The rules whose errors say that a color cannot be read.
  private let unreadRules = Set(
    Rule.all.lazy.filter { if case .whileReading = $0.check { true } else { false } }.map(\.id))

  /// Whether a rule was asked for by its id, which turns it on where it is off.
  func isAskedFor(_ rule: String) -> Bool { only?.contains(rule) ?? false }

  /// Whether a rule's findings may come from colors of several catalogs together.
  private static func needsAllCatalogs(_ rule: String) -> Bool {
    if case .palette? = Rule.named(rule)?.check { return true }
    return [Rule.duplicateName.id, Rule.symbolCollision.id].contains(rule)
  }

  /// Whether a pattern stands for one of some names.
  private static func isAbout(_ names: Set<String>, _ pattern: NamePattern) -> Bool {
    pattern.isName ? names.contains(pattern.text) : names.contains(where: pattern.matches)
  }

  private static func names(of palette: Palette) -> Set<String> {
    Set(palette.catalogs.lazy.flatMap(\.colorSets).map(\.name))
  }

  /// Whether a rule was asked for.
  func isWanted(_ rule: String) -> Bool {
    only?.contains(rule) ?? true && !skipped.contains(rule)
  }

  /// The entries that set nothing aside, of the rules that were asked for.
  private func unusedIgnores(_ used: Set<Int>, _ checked: Set<String>?) -> [Diagnostic] {
    let rule = Rule.unusedIgnore
    let level = configuration.rules[rule.id]?.level ?? rule.level
    guard let severity = level.severity, isWanted(rule.id) else { return [] }
    return configuration.ignores.indices.compactMap { index in
      let entry = configuration.ignores[index]
      if let checked {
        guard Self.isAbout(checked, entry.color) else { return nil }
        if let rule = entry.rule, Self.needsAllCatalogs(rule) { return nil }
      }
      if used.contains(index) || !(entry.rule.map(isWanted) ?? (only == nil)) { return nil }
      return Diagnostic(
        severity: severity, rule: rule.id,
        message: "no finding for '\(entry.color.text.forMessage)'"
          + (entry.rule.map { " of the rule \($0)" } ?? "")
          + " needs this entry; delete the entry, or write the new name",
        location: entry.location)
    }
  }
}

extension [Diagnostic] {
  /// Keeps those that a closure says yes to, which may change them; none is copied.
  fileprivate mutating func keep(where isKept: (inout Diagnostic) -> Bool) {
    var kept = 0
    var diagnostics = mutableSpan
    for index in diagnostics.indices where isKept(&diagnostics[index]) {
      if kept < index { diagnostics.swapAt(kept, index) }
      kept += 1
    }
    removeLast(count - kept)
  }
}
