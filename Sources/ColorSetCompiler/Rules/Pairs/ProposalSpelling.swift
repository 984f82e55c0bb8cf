import DynamicColors

/// How a proposed color is written: in which space, and in how many steps a component can be told.
struct ProposalSpelling: Sendable, Hashable {
  /// The space of the components.
  var space: ColorSpace
  /// The steps from 0 to 1: 255 for hexadecimal and integer components, 1000 for those with three decimals.
  var steps: Double

  /// Makes a spelling.
  init(space: ColorSpace, steps: Double) {
    self.space = space
    self.steps = steps
  }

  /// Two digits a component, in Display P3 for a color of Display P3 and in sRGB for any other, as people type colors.
  init(hexadecimal color: ColorComponents) {
    self.init(space: color.space == .displayP3 ? .displayP3 : .sRGB, steps: 255)
  }

  /// The steps right below the components of an opaque color of any space, between 0 and 1.
  func cell(of color: ColorComponents) -> Vector3 {
    // What is a step but for the noise of arithmetic is that step.
    components(of: color).clamped.map { ($0 * steps + 1e-6).rounded(.down) }
  }

  /// The colors at the corners of a cell: those that can be written right around another one.
  ///
  /// - Parameters:
  ///   - cell: The steps right below the components of the other one.
  ///   - other: A cell whose corners are left out, if there is one.
  ///   - alpha: The opacity of what is given back.
  /// - Returns: Up to eight colors, or two of a gray space, each component the step below or the next above.
  func corners(
    of cell: Vector3, without other: Vector3? = nil, alpha: Double
  ) -> [ColorComponents] {
    let ups: [Vector3] = space.isGray ? [Self.ups[0], Self.ups[7]] : Self.ups
    var corners: [ColorComponents] = []
    corners.reserveCapacity(ups.count)
    for up in ups {
      let corner = cell.zip(up, +)
      if max(corner.x, space.isGray ? 0 : max(corner.y, corner.z)) > steps { continue }
      if let other, isCorner(corner, of: other) { continue }
      corners.append(
        ColorComponents(
          space: space, red: corner.x / steps, green: corner.y / steps, blue: corner.z / steps,
          alpha: alpha))
    }
    return corners
  }

  /// Which components are a step up, of all corners of a cell.
  private static let ups = [0.0, 1].flatMap { red in
    [0.0, 1].flatMap { green in [0.0, 1].map { Vector3(red, green, $0) } }
  }

  /// Whether a color in steps is at a corner of a cell.
  private func isCorner(_ color: Vector3, of cell: Vector3) -> Bool {
    let differences = color.zip(cell, -)
    let range = 0.0...1.0
    return range.contains(differences.x)
      && (space.isGray || range.contains(differences.y) && range.contains(differences.z))
  }

  private func components(of color: ColorComponents) -> Vector3 {
    switch space {
    case .sRGB, .extendedSRGB: RGBGamut.sRGB.encoded(color)
    case .displayP3: RGBGamut.displayP3.encoded(color)
    case .extendedLinearSRGB: color.linearSRGB
    case .grayGamma22, .extendedGray: color.linearSRGB.map(TransferFunction.encodeGamma22)
    }
  }
}
