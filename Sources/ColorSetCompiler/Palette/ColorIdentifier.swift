/// What the member of a color is called in Swift.
package enum ColorIdentifier: Hashable, Sendable {
  /// As the color itself without its namespaces, which needs no text of its own; most are.
  case leaf
  /// Something else, back-ticks included.
  case text(String)
}
