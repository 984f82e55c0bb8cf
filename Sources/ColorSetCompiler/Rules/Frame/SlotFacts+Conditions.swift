import DynamicColors

extension SlotFacts {
  /// Gathers what hangs on the conditions of slots and on which of them are blank.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - indices: Those that answer in the four appearances.
  init(conditionsOf slots: SlotList, _ indices: AppearanceIndices) {
    var facts: SlotFacts = []
    var hasFallback = false
    var appearances: UInt8 = 0
    for slot in slots {
      let traits = slot.traits
      if traits.idiom != .universal { facts.insert(.device) }
      if traits.idiom != .universal || traits.gamut != nil || !slot.isUnconditional {
        facts.insert(.otherCondition)
      }
      let appearance: UInt8 = 1 << traits.appearanceNumber
      if appearances & appearance != 0 { facts.insert(.repeatedConditions) }
      appearances |= appearance
      guard slot.hasValue else {
        facts.insert(.blank)
        continue
      }
      facts.insert(.value)
      if traits.luminosity == .dark { facts.insert(.dark) }
      if traits.contrast == .high { facts.insert(.highContrast) }
      if traits.luminosity == .unspecified, traits.contrast == .normal, traits.idiom == .universal,
        slot.isReachable, slot.locale == nil
      {
        hasFallback = true
      }
    }
    self = facts
    if !facts.contains(.value) {
      insert(.noValue)
      return
    }
    if !hasFallback { insert(.noFallback) }
    if facts.contains(.device) || !indices.adapt(slots) { insert(.adaptationGap) }
    if facts.contains(.device) || !indices.haveHighContrast(slots) { insert(.highContrastGap) }
  }
}

extension AppearanceIndices {
  /// Whether light and dark have slots of their own.
  fileprivate func adapt(_ slots: SlotList) -> Bool {
    guard let light, let dark else { return false }
    return slots[dark].traits.luminosity == .dark && slots[light].traits.luminosity != .dark
  }

  /// Whether increased contrast has slots of its own in light and in dark.
  fileprivate func haveHighContrast(_ slots: SlotList) -> Bool {
    guard let lightHigh, let darkHigh else { return false }
    return slots[lightHigh].traits.contrast == .high && slots[darkHigh].traits.contrast == .high
  }
}

extension SlotTraits {
  /// The number of the appearance and the contrast together.
  fileprivate var appearanceNumber: UInt8 {
    let high: UInt8 = contrast == .high ? 3 : 0
    return switch luminosity {
    case .unspecified: high
    case .light: high + 1
    case .dark: high + 2
    }
  }
}
