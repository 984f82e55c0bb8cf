import ColorSetCompiler

extension Command {
  /// `colorset rules`.
  static let rules = Command(
    name: "rules", summary: "List the rules, or explain one", usage: "[RULE]", options: [],
    discussion: "", run: runRules)

  @Sendable
  private static func runRules(_ arguments: Arguments) throws -> Int32 {
    guard let id = arguments.operands.first else { return try Terminal.print(RuleManual.list) }
    guard arguments.operands.count == 1 else {
      throw UsageError("'rules' explains one rule at a time")
    }
    guard let rule = Rule.named(id) else { throw UsageError(UnknownRuleError(id: id).description) }
    let mend = RuleMend.named(id).map { "\n\($0.words)\n" } ?? ""
    return try Terminal.print(RuleManual.page(of: rule) + mend)
  }
}
