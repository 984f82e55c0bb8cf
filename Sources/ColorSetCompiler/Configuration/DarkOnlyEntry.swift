/// Colors that are the same in light and dark on purpose, with the reason.
package struct DarkOnlyEntry: Sendable {
  /// The colors.
  package var color: NamePattern
  /// Why.
  package var reason: String
  /// Where the entry stands.
  package var location: Diagnostic.Location

  /// Makes an entry.
  package init(color: NamePattern, reason: String, location: Diagnostic.Location) {
    self.color = color
    self.reason = reason
    self.location = location
  }

  /// Whether a name is one of those that the entry stands for.
  package func matches(_ name: String) -> Bool { color.matches(name) }
}
