/// Which slots answer in the four appearances, and the facts that hang on the conditions of slots.
struct ConditionFacts: ConditionAnswer {
  /// The slots that answer.
  let indices: AppearanceIndices
  /// The facts.
  let facts: SlotFacts

  init(_ slots: SlotList) {
    indices = AppearanceIndices(slots)
    facts = SlotFacts(conditionsOf: slots, indices)
  }
}
