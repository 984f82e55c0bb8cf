import DynamicColors

/// What a color is in the four appearances on any device, as text.
struct AppearanceValues {
  /// What stands in place of a value that there is not.
  static let none = "none"

  /// The texts for light, dark, and both with increased contrast.
  let texts: [String]
  /// Whether light and dark are the same components.
  let isSame: Bool

  /// Resolves a color set.
  init(_ colorSet: ColorSet) {
    let values = [
      ColorTraits.light, .dark, .lightHighContrast, .darkHighContrast,
    ].map { colorSet.value(for: $0) }
    texts = values.map(Self.text)
    if case .components = values[0] { isSame = values[0] == values[1] } else { isSame = false }
  }

  /// Whether there is a value in each appearance.
  var isComplete: Bool { !texts.contains(Self.none) }

  private static func text(_ value: ColorValue?) -> String {
    switch value {
    case .components(let components): components.hexString
    case .system(let system): system.name
    case nil: none
    }
  }
}
