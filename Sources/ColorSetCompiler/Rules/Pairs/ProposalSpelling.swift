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
  ///   - alpha: The opacity of what is given back.
  /// - Returns: Up to eight colors, or two of a gray space, each component the step below or the next above.
  func corners(of cell: Vector3, alpha: Double) -> [ColorComponents] {
    if space.isGray {
      return choices(cell.x).map {
        ColorComponents(space: space, red: $0, green: $0, blue: $0, alpha: alpha)
      }
    }
    return choices(cell.x).flatMap { red in
      choices(cell.y).flatMap { green in
        choices(cell.z).map { blue in
          ColorComponents(space: space, red: red, green: green, blue: blue, alpha: alpha)
        }
      }
    }
  }

  private func components(of color: ColorComponents) -> Vector3 {
    switch space {
    case .sRGB, .extendedSRGB: RGBGamut.sRGB.encoded(color)
    case .displayP3: RGBGamut.displayP3.encoded(color)
    case .extendedLinearSRGB: color.linearSRGB
    case .grayGamma22, .extendedGray: color.linearSRGB.map(TransferFunction.encodeGamma22)
    }
  }

  private func choices(_ step: Double) -> [Double] {
    step < steps ? [step / steps, (step + 1) / steps] : [1]
  }
}
