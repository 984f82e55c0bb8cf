/// What hangs on the conditions of a color set's slots alone, as long as each slot has a color.
protocol ConditionAnswer {
  /// Looks at some slots.
  init(_ slots: SlotList)
}

extension AppearanceIndices: ConditionAnswer {}
