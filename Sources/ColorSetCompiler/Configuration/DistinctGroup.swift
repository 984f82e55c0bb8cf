/// Colors that people must be able to tell apart.
package struct DistinctGroup: Sendable {
  /// The colors.
  package var colors: [LocatedPattern]
  /// What the group is called, nil without a name.
  package var name: String?
  /// Why its colors must be told apart, nil where the name says enough.
  package var reason: String?
  /// The difference that two of its colors must have, nil when the rule decides.
  package var minimum: Double?
  /// Where the group stands.
  package var location: Diagnostic.Location

  /// Makes a group.
  package init(
    colors: [LocatedPattern], name: String? = nil, reason: String? = nil, minimum: Double? = nil,
    location: Diagnostic.Location
  ) {
    self.colors = colors
    self.name = name
    self.reason = reason
    self.minimum = minimum
    self.location = location
  }
}
