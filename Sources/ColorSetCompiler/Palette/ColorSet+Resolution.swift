package import DynamicColors

extension ColorSet {
  /// The index of the slot that answers a request, by the runtime's own order; nil when none does.
  package func slotIndex(for traits: ColorTraits) -> Int? {
    Resolution.slotIndex(in: slots, for: traits)
  }

  /// The value that answers a request.
  package func value(for traits: ColorTraits) -> ColorValue? {
    slotIndex(for: traits).flatMap { slots[$0].value }
  }
}

extension Palette {
  /// The value of a color that answers a request; on an elevated surface that of its partner, if it has one. A blank color
  /// stays blank.
  package func value(of color: PaletteColor, for traits: ColorTraits) -> ColorValue? {
    if traits.level == .elevated, let elevated = color.elevated, !colorSet(of: color).isBlank,
      let value = colorSet(of: colors[elevated]).value(for: traits)
    {
      return value
    }
    return colorSet(of: color).value(for: traits)
  }
}
