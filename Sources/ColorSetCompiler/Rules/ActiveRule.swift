/// A rule that is on, with what the configuration says about it.
package struct ActiveRule: Sendable {
  /// The rule.
  package let rule: Rule
  /// How much its findings count.
  package let severity: Diagnostic.Severity
  /// The options that the configuration sets.
  package let options: [String: RuleOptionValue]

  /// The rules that a configuration leaves on, by their ids.
  static func all(in configuration: Configuration) -> [ActiveRule] {
    Rule.all.compactMap { rule in
      let setting = configuration.rules[rule.id]
      return (setting?.level ?? rule.level).severity.map {
        ActiveRule(rule: rule, severity: $0, options: setting?.options ?? [:])
      }
    }
  }
}
