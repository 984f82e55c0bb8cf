/// The levels of rules, for many findings of few rules: those that came before are found first.
struct RuleLevelTable {
  private let levels: [String: RuleLevel]
  private var seen: [(rule: String, level: RuleLevel?)] = []

  /// Makes a table of the levels of rules by their ids.
  init(_ levels: [String: RuleLevel]) { self.levels = levels }

  /// The level of a rule, nil when the table has none.
  mutating func level(of rule: String) -> RuleLevel? {
    if levels.isEmpty { return nil }
    // Most ids differ in their length.
    for index in seen.indices where seen[index].rule.utf8.count == rule.utf8.count {
      if seen[index].rule == rule { return seen[index].level }
    }
    let level = levels[rule]
    seen.append((rule, level))
    return level
  }
}
