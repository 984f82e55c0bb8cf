/// Stage 5: a palette → what the rules find in it.
package struct Linter: Sendable {
  /// How a rule looks at a color set.
  private struct Check: Sendable {
    /// The index of the rule.
    let rule: Int
    /// What a color set must have to be looked at.
    let needed: SlotFacts
    let look: @Sendable (_ subject: borrowing RuleSubject, _ findings: inout RuleFindings) -> Void
  }

  private let palette: Palette
  private let rules: [ActiveRule]
  private let canReadFiles: Bool
  private let checks: [Check]

  /// Looks at a palette with all rules that are on.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - configuration: The levels and options of the rules.
  ///   - filter: Says which rules were asked for; nil for all.
  ///   - withNotes: Whether rules look whose findings are only good to know.
  ///   - canReadFiles: Whether the color sets' files lie where their paths say, so that places in them can be found.
  ///   - threads: How many threads may work; the result is the same for any number.
  /// - Returns: What was found, in no order.
  package static func lint(
    _ palette: Palette, _ configuration: Configuration, filter: DiagnosticFilter? = nil,
    withNotes: Bool = true, canReadFiles: Bool = true, threads: Int
  ) -> [Diagnostic] {
    let rules = ActiveRule.all(in: configuration, filter).filter {
      withNotes || $0.severity != .note
    }
    let isWhole = filter?.isWhole ?? true
    let linter = Linter(palette, rules, canReadFiles: canReadFiles)
    let parts = Self.parts(of: palette)
    // The palette as a whole is the first part, since it is the longest.
    let found = Parallel.share(count: parts.count + 1, threads: parts.count == 1 ? 1 : threads) {
      numbers in
      var findings = RuleFindings(rules, configuration, keepsNotes: withNotes, isWhole: isWhole)
      for number in numbers {
        if number == 0 {
          linter.lintPalette(&findings)
        } else {
          linter.lint(parts[number - 1].colorSets, of: parts[number - 1].catalog, &findings)
        }
      }
      return findings.diagnostics
    }
    return found.count == 1 ? found[0] : Array(found.joined())
  }

  /// The color sets of a palette in parts that are worth a thread's while.
  private static func parts(of palette: Palette) -> [(catalog: Int, colorSets: Range<Int>)] {
    palette.catalogs.indices.flatMap { catalog in
      let count = palette.catalogs[catalog].colorSets.count
      return stride(from: 0, to: count, by: mostAtOnce).map {
        (catalog, $0..<min($0 + mostAtOnce, count))
      }
    }
  }

  /// How many color sets one thread looks at in one go.
  private static let mostAtOnce = 512

  private init(_ palette: Palette, _ rules: [ActiveRule], canReadFiles: Bool) {
    self.palette = palette
    self.rules = rules
    self.canReadFiles = canReadFiles
    var checks: [Check] = []
    for (index, active) in rules.enumerated() {
      if case .colorSet(let needed, let look) = active.rule.check {
        checks.append(Check(rule: index, needed: needed, look: look))
      }
    }
    self.checks = checks
  }

  private func lintPalette(_ findings: inout RuleFindings) {
    for (index, active) in rules.enumerated() {
      guard case .palette(let check) = active.rule.check else { continue }
      findings.current = index
      check(palette, &findings)
    }
  }

  private func lint(_ range: Range<Int>, of catalog: Int, _ findings: inout RuleFindings) {
    var resolver = ConditionResolver<ConditionFacts>()
    let source = SourceCache(of: palette.catalogs[catalog], canReadFiles: canReadFiles)
    let colorSets = palette.catalogs[catalog].colorSets
    let checks = checks.span
    for index in range where !colorSets[index].isDamaged {
      let resolved = resolver.resolve(colorSets[index].slots)
      let facts = SlotFacts(
        colorSets[index].slots, resolved, isLocalizable: colorSets[index].localizable != nil)
      // Most color sets concern no rule, and are not copied to be shown to one.
      guard let first = checks.indices.first(where: { facts.isSuperset(of: checks[$0].needed) })
      else { continue }
      let subject = RuleSubject(colorSets[index], resolved, facts, index: index, source: source)
      for number in first..<checks.count where facts.isSuperset(of: checks[number].needed) {
        findings.current = checks[number].rule
        checks[number].look(subject, &findings)
      }
    }
  }
}
