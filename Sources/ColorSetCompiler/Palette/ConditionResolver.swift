import DynamicColors

/// Looks at color sets one after the other; those with the same conditions as the one before, as most have, get its answer
/// without another look.
struct ConditionResolver<Answer: ConditionAnswer> {
  private var traits: [SlotTraits] = []
  private var last: Answer?

  /// What hangs on the conditions of some slots.
  mutating func resolve(_ slots: SlotList) -> Answer {
    if let last, isSame(slots) { return last }
    let answer = Answer(slots)
    guard slots.allSatisfy({ $0.hasValue && $0.isUnconditional }) else { return answer }
    traits.removeAll(keepingCapacity: true)
    for slot in slots { traits.append(slot.traits) }
    last = answer
    return answer
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

/// Finds the slots that answer in the four appearances.
typealias AppearanceResolver = ConditionResolver<AppearanceIndices>
