/// Which names of a palette the extensions of Apple's types get, and which those types keep for themselves.
package enum ExtensionNames {
  /// Whether the extensions of a type declare a color at the top of the catalog.
  ///
  /// A color among SwiftUI's styles is found by the type of colors as well, so it needs no second member there. Where only
  /// another style has the name, `.name` would mean either of the two to Swift; then just the type of colors has the color.
  package static func declares(_ identifier: String, in type: FrameworkType) -> Bool {
    let isStyle = FrameworkType.shapeStyle.members.contains(identifier)
    let isColor = FrameworkType.color.members.contains(identifier)
    switch type {
    case .shapeStyle: return !isStyle && !isColor
    case .color: return isStyle && !isColor
    case .uiColor, .nsColor: return !type.members.contains(identifier)
    }
  }

  /// For each namespace of a palette, whether the extensions of a type have it.
  ///
  /// A protocol cannot hold types, so there are none for SwiftUI's styles.
  package static func scopes(of palette: Palette, in type: FrameworkType) -> [Bool] {
    var isDeclared = [Bool](repeating: false, count: palette.scopes.count)
    guard type != .shapeStyle else { return isDeclared }
    isDeclared[0] = true
    for (index, scope) in palette.scopes.enumerated() {
      // Namespaces come after those around them.
      guard let parent = scope.parent, isDeclared[parent], let name = scope.typeName else {
        continue
      }
      isDeclared[index] = !isTaken(String(name), isAtTop: parent == 0, in: type)
    }
    return isDeclared
  }

  /// Whether a namespace of a name would be in the way of a type.
  package static func isTaken(_ name: String, isAtTop: Bool, in type: FrameworkType) -> Bool {
    name == type.word || isAtTop && type.nestedTypes.contains(name)
  }
}
