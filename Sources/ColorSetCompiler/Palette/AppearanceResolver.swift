import DynamicColors

/// Resolves color sets one after the other; those with the same conditions as the one before, as most have, are not
/// resolved again.
struct AppearanceResolver {
  /// What hangs on the conditions of slots alone.
  struct Result {
    /// Which slots answer in the four appearances.
    let indices: AppearanceIndices
    /// What the slots have.
    let facts: SlotFacts

    fileprivate init(_ slots: SlotList) {
      indices = AppearanceIndices(slots)
      facts = SlotFacts(conditionsOf: slots, indices)
    }
  }

  private var traits: [SlotTraits] = []
  private var last: Result?

  /// Which slots answer in the four appearances, and what the slots have.
  mutating func resolve(_ slots: SlotList) -> Result {
    if let last, isSame(slots) { return last }
    let result = Result(slots)
    guard slots.allSatisfy({ $0.hasValue && $0.isUnconditional }) else { return result }
    traits.removeAll(keepingCapacity: true)
    for slot in slots { traits.append(slot.traits) }
    last = result
    return result
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
