/// How the findings of a rule are mended.
package struct RuleMend: Sendable {
  /// How a mend is made; nil where the finding has none.
  typealias Make = @Sendable (_ subject: MendSubject, _ finding: Diagnostic) -> Mend?

  /// The id of the rule.
  package let rule: String
  /// What `--fix` does and why that is safe, nil when it does nothing.
  package let safe: String?
  /// What `--fix --unsafe` proposes, nil when it proposes nothing more.
  package let proposal: String?
  /// Whether a proposal adds a slot that is missing.
  let addsSlot: Bool
  /// Makes a mend; nil when ``ContrastMends`` does, which has all pairs in mind.
  let make: Make?

  init(
    _ rule: String, safe: String? = nil, proposal: String? = nil, addsSlot: Bool = false,
    make: Make?
  ) {
    self.rule = rule
    self.safe = safe
    self.proposal = proposal
    self.addsSlot = addsSlot
    self.make = make
  }

  /// How the findings of a rule are mended, nil when they are not.
  package static func named(_ rule: String) -> RuleMend? { table[rule] }

  private static let table = Dictionary(
    all.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })

  /// What `lint --fix` does about the rule, as a sentence or two for its manual page.
  package var words: String {
    [safe.map { "'lint --fix' \($0)." }, proposal.map { "'lint --fix --unsafe' \($0)." }]
      .compactMap { $0 }.joined(separator: "\n")
  }
}
