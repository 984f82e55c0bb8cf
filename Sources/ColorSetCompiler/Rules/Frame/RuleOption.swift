/// Something that can be set about a rule.
package struct RuleOption: Sendable {
  /// The key in a configuration.
  package let name: String
  /// What it means, in one line.
  package let summary: String
  /// What holds when it is not set.
  package let standard: RuleOptionValue
  /// The texts that are allowed, nil where any is.
  package let choices: [String]?

  /// Describes an option.
  package init(
    _ name: String, _ summary: String, standard: RuleOptionValue, choices: [String]? = nil
  ) {
    self.name = name
    self.summary = summary
    self.standard = standard
    self.choices = choices
  }
}
