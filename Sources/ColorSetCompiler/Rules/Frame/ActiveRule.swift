/// A rule that is on, with what the configuration says about it.
package struct ActiveRule: Sendable {
  /// The rule.
  package let rule: Rule
  /// How much its findings count.
  package let severity: Diagnostic.Severity
  /// The options that the configuration sets.
  package let options: [String: RuleOptionValue]

  /// The rules that a configuration leaves on and those that were asked for, by their ids.
  static func all(in configuration: Configuration, _ filter: DiagnosticFilter?) -> [ActiveRule] {
    Rule.all.compactMap { rule in
      guard filter?.isWanted(rule.id) ?? true else { return nil }
      let setting = configuration.rules[rule.id]
      let severity = (setting?.level ?? rule.level).severity
      let isAskedFor = filter?.isAskedFor(rule.id) ?? false
      return (severity ?? (isAskedFor ? .warning : nil)).map {
        ActiveRule(rule: rule, severity: $0, options: setting?.options ?? [:])
      }
    }
  }
}
