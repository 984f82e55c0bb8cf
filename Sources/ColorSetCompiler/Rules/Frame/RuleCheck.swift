/// How a rule looks at colors.
package enum RuleCheck: Sendable {
  /// It does not: the stages before the linter find it while they read.
  case whileReading
  /// At one color set after the other, of those whose slots have all that it needs; on several threads.
  case colorSet(
    needing: SlotFacts = [],
    @Sendable (_ subject: borrowing RuleSubject, _ findings: inout RuleFindings) -> Void)
  /// At all of them together.
  case palette(@Sendable (_ palette: Palette, _ findings: inout RuleFindings) -> Void)
}
