import DynamicColors

/// What a color set and its slots have, gathered once, so that a rule passes over sets that do not concern it at once.
package struct SlotFacts: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A slot has a color.
  package static let value = SlotFacts(rawValue: 1 << 0)
  /// A slot has none.
  package static let blank = SlotFacts(rawValue: 1 << 1)
  /// A slot is for one kind of device.
  package static let device = SlotFacts(rawValue: 1 << 2)
  /// A slot with a color is for dark.
  package static let dark = SlotFacts(rawValue: 1 << 3)
  /// A slot with a color is for increased contrast.
  package static let highContrast = SlotFacts(rawValue: 1 << 4)
  /// No slot with a color answers every request that no other one answers.
  package static let noFallback = SlotFacts(rawValue: 1 << 5)
  /// A slot has a condition beyond appearance and contrast.
  package static let otherCondition = SlotFacts(rawValue: 1 << 6)
  /// Two slots may have the same conditions.
  package static let repeatedConditions = SlotFacts(rawValue: 1 << 7)
  /// No slot has a color.
  package static let noValue = SlotFacts(rawValue: 1 << 8)
  /// Light or dark may have no value of its own on some device.
  package static let adaptationGap = SlotFacts(rawValue: 1 << 9)
  /// Increased contrast may have no value of its own in light or in dark on some device.
  package static let highContrastGap = SlotFacts(rawValue: 1 << 10)

  /// A slot refers to a system color.
  package static let reference = SlotFacts(rawValue: 1 << 16)
  /// A slot has a color in Display P3.
  package static let displayP3 = SlotFacts(rawValue: 1 << 17)
  /// The slots' components are in different color spaces.
  package static let mixedSpaces = SlotFacts(rawValue: 1 << 18)
  /// An alpha is written as a whole number of 255.
  package static let wholeAlpha = SlotFacts(rawValue: 1 << 19)
  /// A component is below 0 or above 1 where that means nothing.
  package static let beyondRange = SlotFacts(rawValue: 1 << 20)
  /// Two slots may have the same color.
  package static let repeatedColor = SlotFacts(rawValue: 1 << 21)
  /// sRGB may not have the color of a slot.
  package static let wide = SlotFacts(rawValue: 1 << 23)
  /// The file says that the color set is localizable.
  package static let localizable = SlotFacts(rawValue: 1 << 22)

  /// Gathers all facts.
  ///
  /// - Parameters:
  ///   - slots: The slots of a color set.
  ///   - resolved: What hangs on their conditions.
  ///   - isLocalizable: Whether the file says that the color set is.
  init(_ slots: SlotList, _ resolved: ConditionFacts, isLocalizable: Bool) {
    self = resolved.facts.union(SlotFacts(colorsOf: slots))
    if isLocalizable { insert(.localizable) }
  }
}
