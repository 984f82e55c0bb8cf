package import DynamicColors

extension ColorSet {
  /// The index of the slot that answers a request, by the runtime's own order; nil when none does.
  ///
  /// A blank slot counts as absent, and so does one whose conditions no request can state.
  package func slotIndex(for traits: ColorTraits) -> Int? {
    var best: (rank: Int, index: Int)?
    for index in slots.indices where slots[index].value != nil && slots[index].isReachable {
      let fit = slots[index].locale.map { $0 == traits.locale }
      if let rank = slots[index].traits.rank(for: traits, localeFit: fit), rank < best?.rank ?? .max {
        best = (rank, index)
      }
    }
    return best?.index
  }

  /// The value that answers a request.
  package func value(for traits: ColorTraits) -> ColorValue? {
    slotIndex(for: traits).flatMap { slots[$0].value }
  }
}

extension Palette {
  /// The value of a color that answers a request; on an elevated surface that of its partner, if it has one.
  package func value(of color: PaletteColor, for traits: ColorTraits) -> ColorValue? {
    if traits.level == .elevated, let elevated = color.elevated,
      let value = colorSet(of: colors[elevated]).value(for: traits)
    {
      return value
    }
    return colorSet(of: color).value(for: traits)
  }
}
