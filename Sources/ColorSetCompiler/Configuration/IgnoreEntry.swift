/// Findings that a configuration sets aside, with the reason.
package struct IgnoreEntry: Sendable {
  /// The id of the rule, nil for all rules.
  package var rule: String?
  /// The colors.
  package var color: NamePattern
  /// Why.
  package var reason: String
  /// Where the entry stands.
  package var location: Diagnostic.Location

  /// Makes an entry.
  package init(rule: String?, color: NamePattern, reason: String, location: Diagnostic.Location) {
    self.rule = rule
    self.color = color
    self.reason = reason
    self.location = location
  }
}
