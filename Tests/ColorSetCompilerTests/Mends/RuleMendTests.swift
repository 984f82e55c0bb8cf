import ColorSetCompiler
import Testing

/// The table of what is done about rules.
@Suite struct RuleMendTests {
  @Test("Each entry is about a rule, once, in the order of the ids, and says what it does")
  func table() {
    let ids = RuleMend.all.map(\.rule)
    #expect(ids == Set(ids).sorted())
    for mend in RuleMend.all {
      #expect(Rule.named(mend.rule) != nil, "\(mend.rule)")
      #expect(mend.safe != nil || mend.proposal != nil)
      #expect(mend.words.hasSuffix("."))
    }
  }

  @Test("Each entry has an example in which it mends something")
  func examples() {
    // These have tests of their own.
    let others: Set<String> = [
      "catalog-namespace", "dark-on-dark", "hardly-increased-contrast", "low-contrast",
      "lowered-contrast", "missing-appearance", "missing-high-contrast",
      "no-any-slot", "single-value", "unreachable-high-contrast", "wrong-version",
    ]
    let shown = Set(
      (MendCase.removals + MendCase.values).filter { $0.before != $0.after }.map(\.rule))
    for mend in RuleMend.all where !others.contains(mend.rule) {
      #expect(shown.contains(mend.rule), "\(mend.rule)")
    }
  }
}
