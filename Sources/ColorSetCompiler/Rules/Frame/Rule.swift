/// A rule of the linter: what it finds, why that matters, and the examples that show it at work.
///
/// A rule is one file, an extension with one constant. Its examples are its tests and part of its manual page.
package struct Rule: Sendable {
  /// The id, in kebab case; configurations, baselines and reports know the rule by it.
  package let id: String
  /// What it finds, in one line without a final period.
  package let summary: String
  /// Why that matters and how to mend it, in a few sentences, with the title of the guideline's page.
  package let rationale: String
  /// How much a finding counts when nobody says otherwise.
  package let level: RuleLevel
  /// What can be set about the rule.
  package let options: [RuleOption]
  /// Catalogs in which it finds something, each place marked.
  package let triggering: [RuleExample]
  /// Catalogs in which it finds nothing.
  package let nonTriggering: [RuleExample]
  /// Why there are no examples, nil when there are.
  package let reasonForNoExamples: String?
  /// How it looks.
  package let check: RuleCheck

  /// Describes a rule.
  package init(
    id: String, summary: String, rationale: String, level: RuleLevel, options: [RuleOption] = [],
    triggering: [RuleExample] = [], nonTriggering: [RuleExample] = [],
    reasonForNoExamples: String? = nil, check: RuleCheck
  ) {
    self.id = id
    self.summary = summary
    self.rationale = rationale
    self.level = level
    self.options = options
    self.triggering = triggering
    self.nonTriggering = nonTriggering
    self.reasonForNoExamples = reasonForNoExamples
    self.check = check
  }
}
