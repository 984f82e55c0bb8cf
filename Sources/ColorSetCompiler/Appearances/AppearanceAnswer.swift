package import DynamicColors

/// What answers for a color in one appearance, and by which slot.
package struct AppearanceAnswer: Sendable {
  /// The index of the color whose set has the slot: the color itself, or its partner on an elevated surface.
  package var color: Int
  /// The index of the slot in that set.
  package var slot: Int
  /// What the slot says.
  package var value: ColorValue
  /// What is seen; nil for a system color that has no fixed value.
  package var seen: ColorComponents?
  /// Whether the slot is for another appearance and only stands in; in light a slot for any appearance does not.
  package var isFallback: Bool
}

extension Palette {
  /// What answers for a color in an appearance on any device; nil when nothing does.
  ///
  /// - Parameters:
  ///   - index: The index of the color.
  ///   - appearance: The appearance.
  ///   - level: The level of the surface; on an elevated one the color's partner answers, if it has one that can.
  /// - Returns: The answer.
  package func answer(
    of index: Int, in appearance: PairAppearance, level: ColorTraits.Level = .base
  ) -> AppearanceAnswer? {
    var traits = appearance.traits
    traits.level = level
    if level == .elevated, let partner = colors[index].elevated,
      !colorSet(of: colors[index]).isBlank, let answer = answer(of: partner, own: traits)
    {
      return answer
    }
    return answer(of: index, own: traits)
  }

  private func answer(of index: Int, own traits: ColorTraits) -> AppearanceAnswer? {
    let slots = catalogs[colors[index].catalog].colorSets[colors[index].colorSet].slots
    guard let slot = Resolution.slotIndex(in: slots, for: traits), let value = slots[slot].value
    else { return nil }
    let seen =
      switch value {
      case .components(let components): components
      case .system(let system): SystemColorValues.value(of: system, for: traits)
      }
    return AppearanceAnswer(
      color: index, slot: slot, value: value, seen: seen,
      isFallback: slots[slot].traits.standsIn(for: traits))
  }
}

extension SlotTraits {
  /// Whether a slot that answers a request was made for another appearance.
  fileprivate func standsIn(for traits: ColorTraits) -> Bool {
    if contrast != traits.contrast { return true }
    return luminosity != traits.luminosity && traits.luminosity == .dark
  }
}
