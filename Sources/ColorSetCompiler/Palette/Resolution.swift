import DynamicColors

/// Stage 4: which slot of a color set answers a request.
enum Resolution {
  /// The index of the slot that answers, by the runtime's own order; nil when none does, the first of equals.
  ///
  /// A blank slot counts as absent, and so does one whose conditions no request can state.
  static func slotIndex(in slots: SlotList, for traits: ColorTraits) -> Int? {
    var best: (rank: Int, index: Int)?
    for index in slots.indices where slots[index].hasValue && slots[index].isReachable {
      let fit = slots[index].locale.map { $0 == traits.locale }
      if let rank = slots[index].traits.rank(for: traits, localeFit: fit), rank < best?.rank ?? .max
      {
        best = (rank, index)
      }
    }
    return best?.index
  }
}
