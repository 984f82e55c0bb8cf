/// A namespace of a palette, which becomes an enum.
package struct PaletteScope: Sendable {
  /// The prefix of the names in it, with its final `/`; empty for the root.
  package var prefix: String
  /// The index of the namespace around it, nil for the root.
  package var parent: Int?
  /// The path of its type below the root type, `Brand.Button`; empty for the root, nil when the name gives no identifier.
  package var typePath: String?

  /// The name of its type without those around it.
  package var typeName: Substring? {
    guard let typePath else { return nil }
    guard let dot = typePath.utf8.lastIndex(of: 0x2E) else { return typePath[...] }
    return typePath[typePath.utf8.index(after: dot)...]
  }
}
