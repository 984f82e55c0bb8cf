/// A color of a palette: which color set it is, and what it is called in Swift.
package struct PaletteColor: Sendable {
  /// The index of the catalog.
  package var catalog: Int
  /// The index of the color set in its catalog.
  package var colorSet: Int
  /// The index of the namespace that the color lies in.
  package var scope: Int
  /// The name of its member in Swift, back-ticks included; nil when it has none and is found only by its name.
  package var identifier: String?
  /// The index of the color that answers on an elevated surface.
  package var elevated: Int?
}
