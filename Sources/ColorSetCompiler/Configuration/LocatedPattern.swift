/// A pattern of color names and where a configuration has it.
package struct LocatedPattern: Sendable, Hashable {
  /// The pattern.
  package var pattern: NamePattern
  /// Where it stands.
  package var location: Diagnostic.Location

  /// Makes a pattern with a place.
  package init(pattern: NamePattern, location: Diagnostic.Location) {
    self.pattern = pattern
    self.location = location
  }
}
