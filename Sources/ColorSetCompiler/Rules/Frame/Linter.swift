/// Stage 5: a palette → what the rules find in it.
package struct Linter: Sendable {
  /// How a rule looks at a color set.
  private typealias Check =
    @Sendable (_ subject: borrowing RuleSubject, _ findings: inout RuleFindings) -> Void

  private let palette: Palette
  private let configuration: Configuration
  private let rules: [ActiveRule]
  private let keepsNotes: Bool
  private let canReadFiles: Bool
  private let isWhole: Bool
  /// The checks of color sets, each with the index of its rule.
  private let checks: [(rule: Int, check: Check)]

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
    let linter = Linter(
      palette, configuration, rules, keepsNotes: withNotes, canReadFiles: canReadFiles,
      isWhole: filter?.isWhole ?? true)
    var diagnostics = linter.lintPalette()
    for catalog in palette.catalogs.indices {
      let ranges = Parallel.ranges(
        of: palette.catalogs[catalog].colorSets.count, threads: threads)
      for found in Parallel.map(ranges, { linter.lint($0, of: catalog) }) { diagnostics += found }
    }
    return diagnostics
  }

  private init(
    _ palette: Palette, _ configuration: Configuration, _ rules: [ActiveRule], keepsNotes: Bool,
    canReadFiles: Bool, isWhole: Bool
  ) {
    self.isWhole = isWhole
    self.keepsNotes = keepsNotes
    self.palette = palette
    self.configuration = configuration
    self.rules = rules
    self.canReadFiles = canReadFiles
    var checks: [(rule: Int, check: Check)] = []
    for (index, active) in rules.enumerated() {
      if case .colorSet(let check) = active.rule.check { checks.append((index, check)) }
    }
    self.checks = checks
  }

  private func lintPalette() -> [Diagnostic] {
    var findings = RuleFindings(rules, configuration, keepsNotes: keepsNotes, isWhole: isWhole)
    for (index, active) in rules.enumerated() {
      guard case .palette(let check) = active.rule.check else { continue }
      findings.current = index
      check(palette, &findings)
    }
    return findings.diagnostics
  }

  private func lint(_ range: Range<Int>, of catalog: Int) -> [Diagnostic] {
    var findings = RuleFindings(rules, configuration, keepsNotes: keepsNotes, isWhole: isWhole)
    var resolver = AppearanceResolver()
    let source = SourceCache(canReadFiles: canReadFiles) { [palette] index in
      palette.catalogs[catalog].path(of: palette.catalogs[catalog].colorSets[index])
    }
    let colorSets = palette.catalogs[catalog].colorSets
    let checks = checks.span
    for index in range where !colorSets[index].isDamaged {
      let subject = RuleSubject(
        colorSets[index], resolver.indices(of: colorSets[index].slots), index: index,
        source: source)
      for number in checks.indices {
        findings.current = checks[number].rule
        checks[number].check(subject, &findings)
      }
    }
    return findings.diagnostics
  }
}
