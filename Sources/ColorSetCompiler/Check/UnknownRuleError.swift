import DynamicColors

/// An id that no rule has.
public struct UnknownRuleError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The id.
  public let id: String

  /// Makes the error.
  package init(id: String) { self.id = id }

  /// What was probably meant.
  public var description: String {
    "'\(id.forMessage)' is not a rule; "
      + (NearestNames.of(id, among: Rule.all.map(\.id)).first.map { "did you mean '\($0)'?" }
        ?? "'colorset rules' lists them")
  }
}
