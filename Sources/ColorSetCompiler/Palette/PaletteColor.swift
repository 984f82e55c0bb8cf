/// A color of a palette: which color set it is, and what it is called in Swift.
package struct PaletteColor: Sendable {
  private let catalogNumber: Int32
  private let colorSetNumber: Int32
  private var scopeNumber: Int32 = 0
  /// The index of the elevated color; below 0 for none.
  private var elevatedNumber: Int32 = -1
  /// What its member is called in Swift; nil when it has none and is found only by its name.
  package var identifier: ColorIdentifier?

  init(catalog: Int, colorSet: Int) {
    catalogNumber = Int32(truncatingIfNeeded: catalog)
    colorSetNumber = Int32(truncatingIfNeeded: colorSet)
  }

  /// The index of the catalog.
  package var catalog: Int { Int(catalogNumber) }

  /// The index of the color set in its catalog.
  package var colorSet: Int { Int(colorSetNumber) }

  /// The index of the namespace that the color lies in.
  package var scope: Int {
    get { Int(scopeNumber) }
    set { scopeNumber = Int32(truncatingIfNeeded: newValue) }
  }

  /// The index of the color that answers on an elevated surface.
  package var elevated: Int? {
    get { elevatedNumber < 0 ? nil : Int(elevatedNumber) }
    set { elevatedNumber = newValue.map { Int32(truncatingIfNeeded: $0) } ?? -1 }
  }
}
