package import DynamicColors

extension ColorValue {
  /// What the value looks like in some surroundings; nil for a system color that has no fixed value.
  package func seen(for traits: ColorTraits) -> ColorComponents? {
    switch self {
    case .components(let components): components
    case .system(let system): SystemColorValues.value(of: system, for: traits)
    }
  }
}
