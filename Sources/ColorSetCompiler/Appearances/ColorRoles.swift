/// What the colors of a palette are for: as the configuration says, and as their names suggest where it says nothing at all.
package struct ColorRoles: Sendable {
  /// The roles of each color, in the order of the palette.
  package private(set) var roles: [[ColorRole]] = []
  /// Whether they are guessed.
  package let areGuessed: Bool

  /// Finds the roles of all colors.
  package init(_ palette: Palette, _ configuration: Configuration) {
    areGuessed = configuration.roles.isEmpty
    roles.reserveCapacity(palette.colors.count)
    for color in palette.colors {
      let name = palette.name(of: color)
      roles.append(
        areGuessed
          ? ColorRole.guessed(from: name).map { [$0] } ?? [] : configuration.roles(of: name))
    }
  }

  /// The indices of the colors that have one of some roles.
  package func indices(of wanted: Set<ColorRole>) -> [Int] {
    roles.indices.filter { !wanted.isDisjoint(with: roles[$0]) }
  }
}
