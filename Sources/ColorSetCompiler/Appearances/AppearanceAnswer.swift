package import DynamicColors

/// What answers for a color in some surroundings, and by which slot.
package struct AppearanceAnswer: Sendable {
  /// The index of the slot in its color set.
  package var slot: Int
  /// What the slot says.
  package var value: ColorValue
  /// What is seen; nil for a system color that has no fixed value.
  package var seen: ColorComponents?
  /// Whether the slot is for another appearance and only stands in; in light a slot for any appearance does not.
  package var isFallback: Bool
}

extension ColorSet {
  /// What answers a request; nil when nothing does.
  package func answer(for traits: ColorTraits) -> AppearanceAnswer? {
    guard let slot = slotIndex(for: traits), let value = slots[slot].value else { return nil }
    return AppearanceAnswer(
      slot: slot, value: value, seen: value.seen(for: traits),
      isFallback: slots[slot].traits.standsIn(for: traits))
  }

  /// What answers in an appearance on any device.
  package func answer(in appearance: PairAppearance) -> AppearanceAnswer? {
    answer(for: appearance.traits)
  }
}

extension Palette {
  /// What a color's partner answers in an appearance on an elevated surface; nil when the color has none, or answers itself.
  package func elevatedAnswer(
    of color: PaletteColor, in appearance: PairAppearance
  ) -> AppearanceAnswer? {
    guard let partner = color.elevated, !colorSet(of: color).isBlank else { return nil }
    var traits = appearance.traits
    traits.level = .elevated
    return colorSet(of: colors[partner]).answer(for: traits)
  }
}

extension SlotTraits {
  /// Whether a slot that answers a request was made for another appearance.
  fileprivate func standsIn(for traits: ColorTraits) -> Bool {
    if contrast != traits.contrast { return true }
    return luminosity != traits.luminosity && traits.luminosity == .dark
  }
}
