import DynamicColors

extension DynamicColor {
  /// The red byte of the answer, by which the colors of the generated palettes number their slots.
  func slotNumber(for traits: ColorTraits) -> Int? {
    guard case .components(let color) = resolved(for: traits) else { return nil }
    return Int((color.red * 255).rounded())
  }
}

extension ColorTraits {
  /// The requests that luminosity and contrast alone can make.
  static let appearances = Luminosity.allCases.flatMap { luminosity in
    Contrast.allCases.map { ColorTraits(luminosity: luminosity, contrast: $0) }
  }
}
