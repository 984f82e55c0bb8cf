/// The value of an option of a rule.
package enum RuleOptionValue: Sendable, Hashable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case texts([String])
}
