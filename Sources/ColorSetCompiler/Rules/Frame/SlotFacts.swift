import DynamicColors

/// What the slots of a color set have, gathered once, so that a rule passes over sets that do not concern it at once.
package struct SlotFacts: OptionSet, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

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
  /// A slot with a color answers every request that no other one answers.
  package static let fallback = SlotFacts(rawValue: 1 << 5)
  /// A slot refers to a system color.
  package static let reference = SlotFacts(rawValue: 1 << 6)
  /// A slot has a color in Display P3.
  package static let displayP3 = SlotFacts(rawValue: 1 << 7)
  /// The slots' components are in different color spaces.
  package static let mixedSpaces = SlotFacts(rawValue: 1 << 8)
  /// An alpha is written as a whole number of 255.
  package static let wholeAlpha = SlotFacts(rawValue: 1 << 9)
  /// A component is below 0 or above 1.
  package static let beyondRange = SlotFacts(rawValue: 1 << 10)

  /// A slot has a condition beyond appearance and contrast.
  package static let otherCondition = SlotFacts(rawValue: 1 << 11)
  /// Two slots may have the same conditions.
  package static let repeatedConditions = SlotFacts(rawValue: 1 << 12)

  /// Gathers the facts of some slots.
  init(_ slots: SlotList) {
    var facts: SlotFacts = []
    var space: ColorSpace?
    var appearances: UInt8 = 0
    for index in slots.indices {
      let traits = slots[index].traits
      if traits.idiom != .universal { facts.insert(.device) }
      if traits.idiom != .universal || traits.gamut != nil || !slots[index].isUnconditional {
        facts.insert(.otherCondition)
      }
      let appearance: UInt8 = 1 << traits.appearanceNumber
      if appearances & appearance != 0 { facts.insert(.repeatedConditions) }
      appearances |= appearance
      guard slots[index].hasValue else {
        facts.insert(.blank)
        continue
      }
      facts.insert(.value)
      if traits.luminosity == .dark { facts.insert(.dark) }
      if traits.contrast == .high { facts.insert(.highContrast) }
      if traits.luminosity == .unspecified, traits.contrast == .normal, traits.idiom == .universal,
        slots[index].isReachable, slots[index].locale == nil
      {
        facts.insert(.fallback)
      }
      if slots[index].spelling.alpha.isWhole { facts.insert(.wholeAlpha) }
      guard let own = Self.read(slots, index, &facts) else { continue }
      if own == .displayP3 { facts.insert(.displayP3) }
      if let space, space != own { facts.insert(.mixedSpaces) }
      space = own
    }
    self = facts
  }

  /// The space of a slot's color, nil for a reference.
  private static func read(
    _ slots: SlotList, _ index: Int, _ facts: inout SlotFacts
  ) -> ColorSpace? {
    if let short = slots[index].short {
      if !short.isWithinRange { facts.insert(.beyondRange) }
      return short.space
    }
    guard case .components(let color) = slots[index].value else {
      facts.insert(.reference)
      return nil
    }
    if !([color.alpha] + color.components).allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      facts.insert(.beyondRange)
    }
    return color.space
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

extension ShortColor {
  /// Whether all components and alpha are in 0...1.
  fileprivate var isWithinRange: Bool {
    let range = ShortNumber.zero...ShortNumber.one
    return
      (channelForm == .byte
      || range.contains(red) && range.contains(green) && range.contains(blue))
      && (alphaForm == .byte || range.contains(alpha))
  }
}
