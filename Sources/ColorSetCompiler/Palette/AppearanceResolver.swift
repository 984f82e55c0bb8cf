import DynamicColors

/// Resolves color sets one after the other; those with the same conditions as the one before, as most have, are not
/// resolved again.
struct AppearanceResolver {
  private var traits: [SlotTraits] = []
  private var last: AppearanceIndices?

  /// Which slots answer in the four appearances.
  mutating func indices(of slots: SlotList) -> AppearanceIndices {
    if let last, isSame(slots) { return last }
    let indices = AppearanceIndices(slots)
    guard slots.allSatisfy({ $0.hasValue && $0.isUnconditional }) else { return indices }
    traits.removeAll(keepingCapacity: true)
    for slot in slots { traits.append(slot.traits) }
    last = indices
    return indices
  }

  private func isSame(_ slots: SlotList) -> Bool {
    guard slots.count == traits.count else { return false }
    for index in slots.indices {
      guard slots[index].traits.isSame(as: traits[index]), slots[index].hasValue,
        slots[index].isUnconditional
      else { return false }
    }
    return true
  }
}
