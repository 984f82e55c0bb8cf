/// Stage 5: a palette → what the rules find in it.
package struct Linter: Sendable {
  /// A rule with what the configuration says about it.
  private struct ActiveRule: Sendable {
    let rule: Rule
    let severity: Diagnostic.Severity
    let options: [String: RuleOptionValue]
  }

  private let palette: Palette
  private let configuration: Configuration
  private var colorSetRules: [ActiveRule] = []
  private var paletteRules: [ActiveRule] = []

  /// Looks at a palette with all rules that are on.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - configuration: The levels and options of the rules.
  ///   - threads: How many threads may work; the result is the same for any number.
  /// - Returns: What was found, in no order.
  package static func lint(
    _ palette: Palette, _ configuration: Configuration, threads: Int
  ) -> [Diagnostic] {
    let linter = Linter(palette, configuration)
    var diagnostics: [Diagnostic] = []
    for active in linter.paletteRules {
      guard case .palette(let check) = active.rule.check else { continue }
      var findings = RuleFindings(
        rule: active.rule, severity: active.severity, configuration: configuration)
      findings.options = active.options
      check(palette, &findings)
      diagnostics += findings.diagnostics
    }
    for catalog in palette.catalogs.indices {
      let ranges = Parallel.ranges(
        of: palette.catalogs[catalog].colorSets.count, threads: threads)
      for found in Parallel.map(ranges, { linter.lint($0, of: catalog) }) { diagnostics += found }
    }
    return diagnostics
  }

  private init(_ palette: Palette, _ configuration: Configuration) {
    self.palette = palette
    self.configuration = configuration
    for rule in Rule.all {
      let setting = configuration.rules[rule.id]
      guard let severity = (setting?.level ?? rule.level).severity else { continue }
      let active = ActiveRule(rule: rule, severity: severity, options: setting?.options ?? [:])
      switch rule.check {
      case .whileReading: break
      case .colorSet: colorSetRules.append(active)
      case .palette: paletteRules.append(active)
      }
    }
  }

  private func lint(_ range: Range<Int>, of catalog: Int) -> [Diagnostic] {
    guard let first = colorSetRules.first else { return [] }
    var findings = RuleFindings(
      rule: first.rule, severity: first.severity, configuration: configuration)
    var resolver = AppearanceResolver()
    let path: @Sendable (Int) -> String = { [palette] index in
      palette.catalogs[catalog].path(of: palette.catalogs[catalog].colorSets[index])
    }
    let colorSets = palette.catalogs[catalog].colorSets
    for index in range where !colorSets[index].isDamaged {
      let subject = RuleSubject(
        colorSets[index], resolver.indices(of: colorSets[index].slots), index: index, path: path)
      for active in colorSetRules {
        guard case .colorSet(let check) = active.rule.check else { continue }
        findings.rule = active.rule
        findings.severity = active.severity
        findings.options = active.options
        check(subject, &findings)
      }
    }
    return findings.diagnostics
  }
}
