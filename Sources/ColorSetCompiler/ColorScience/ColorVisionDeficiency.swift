package import DynamicColors

/// A kind of color vision with two kinds of cones in place of three, and how it changes colors.
package enum ColorVisionDeficiency: String, Sendable, Hashable, CaseIterable {
  /// Without the cones for long waves: red is dark, and red and green look alike.
  case protan
  /// Without the cones for middle waves: red and green look alike.
  case deutan
  /// Without the cones for short waves, which is rare: blue and green, yellow and pink look alike.
  case tritan

  /// A color as a person with the deficiency sees it, in sRGB, clipped after the simulation.
  ///
  /// Protan and deutan are simulated by Viénot's model, tritan by Brettel's, as DaltonLens' review of the models advises.
  package func simulated(_ color: ColorComponents) -> ColorComponents {
    simulated(color.linearSRGB, alpha: color.alpha)
  }

  /// The same for linear light of sRGB's primaries, for those who have computed it already.
  func simulated(_ linear: Vector3, alpha: Double) -> ColorComponents {
    let shown = simulatedLight(linear).map(TransferFunction.encodeSRGB)
    return ColorComponents(
      space: .sRGB, red: shown.x, green: shown.y, blue: shown.z, alpha: alpha)
  }

  /// The same in 8 bits and opaque.
  func simulatedBytes(_ linear: Vector3) -> RGBA8 {
    NearestBytes.table.rgba8(simulatedLight(linear), alpha: 255)
      ?? simulated(linear, alpha: 1).rgba8
  }

  private func simulatedLight(_ linear: Vector3) -> Vector3 {
    (self == .tritan ? brettel : vienot ?? brettel).simulated(linear).clamped
  }
}
