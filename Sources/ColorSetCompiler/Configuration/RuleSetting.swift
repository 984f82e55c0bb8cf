/// What a configuration says about a rule.
package struct RuleSetting: Sendable {
  /// How much its findings count, nil when the configuration leaves that to the rule.
  package var level: RuleLevel?
  /// The options that it sets.
  package var options: [String: RuleOptionValue] = [:]

  /// Makes a setting.
  package init(level: RuleLevel? = nil, options: [String: RuleOptionValue] = [:]) {
    self.level = level
    self.options = options
  }
}
