import DynamicColors

/// Resolves color sets one after the other; those with the same conditions as the one before, as most have, are not
/// resolved again.
struct AppearanceResolver {
  private var traits: [SlotTraits] = []
  private var last: AppearanceIndices?

  /// Which slots answer in the four appearances.
  mutating func indices(of slots: [Slot]) -> AppearanceIndices {
    if let last, isSame(slots) { return last }
    traits.removeAll(keepingCapacity: true)
    let indices = AppearanceIndices(slots)
    last = nil
    guard slots.allSatisfy(\.isPlain) else { return indices }
    for slot in slots { traits.append(slot.traits) }
    last = indices
    return indices
  }

  private func isSame(_ slots: [Slot]) -> Bool {
    guard slots.count == traits.count else { return false }
    for index in slots.indices {
      guard slots[index].isPlain, slots[index].traits == traits[index] else { return false }
    }
    return true
  }
}
