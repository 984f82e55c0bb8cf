package import DynamicColors

/// A color set as rules look at it, with what many of them ask for.
package struct RuleSubject {
  /// The color set.
  package let colorSet: ColorSet
  /// Which slots answer in the four appearances on a device that has no slots of its own.
  package let indices: AppearanceIndices
  /// What its slots have.
  package let facts: SlotFacts

  private let index: Int
  private let source: SourceCache

  /// Shows a color set to rules.
  ///
  /// - Parameters:
  ///   - colorSet: The color set.
  ///   - resolved: What hangs on the conditions of its slots.
  ///   - facts: What it and its slots have.
  ///   - index: Its index in the catalog.
  ///   - source: Where its file is.
  init(
    _ colorSet: ColorSet, _ resolved: ConditionFacts, _ facts: SlotFacts, index: Int,
    source: SourceCache
  ) {
    self.colorSet = colorSet
    indices = resolved.indices
    self.facts = facts
    self.index = index
    self.source = source
  }

  /// Whether a slot has a color.
  package var hasValue: Bool { facts.contains(.value) }

  /// Whether no slot is for one kind of device.
  package var isUniversal: Bool { !facts.contains(.device) }

  /// The slots, in the order of the file.
  package var slots: SlotList { colorSet.slots }

  /// The path of the color set's file.
  package var path: String { source.path(of: index) }

  /// The devices that the colors are for: those with slots of their own, and any other one if universal slots have a color.
  package var idioms: [ColorTraits.Idiom] {
    if isUniversal { return hasValue ? [.universal] : [] }
    return ColorTraits.Idiom.allCases.filter { idiom in
      slots.contains { $0.hasValue && $0.isReachable && $0.traits.idiom == idiom }
    }
  }

  /// The index of the slot that answers a request, nil when none does.
  package func slotIndex(for traits: ColorTraits) -> Int? { colorSet.slotIndex(for: traits) }

  /// The index of the slot that answers on the device of a slot in another appearance or contrast.
  package func slotIndex(
    beside slot: Int, _ luminosity: ColorTraits.Luminosity, _ contrast: ColorTraits.Contrast
  ) -> Int? {
    if !facts.contains(.otherCondition), let index = slotIndex(luminosity, contrast) {
      return index
    }
    let traits = colorSet.slots[slot].traits
    return colorSet.slotIndex(
      for: ColorTraits(
        luminosity: luminosity, contrast: contrast, gamut: traits.gamut ?? .sRGB,
        idiom: traits.idiom, locale: colorSet.slots[slot].locale))
  }

  /// The index of the slot that answers where no slot has a condition beyond appearance and contrast; nil when that takes
  /// more than a look.
  private func slotIndex(
    _ luminosity: ColorTraits.Luminosity, _ contrast: ColorTraits.Contrast
  ) -> Int? {
    switch (luminosity, contrast) {
    case (.light, .normal): return indices.light
    case (.light, .high): return indices.lightHigh
    case (.dark, .normal): return indices.dark
    case (.dark, .high): return indices.darkHigh
    case (.unspecified, _):
      for index in colorSet.slots.indices where colorSet.slots[index].hasValue {
        let traits = colorSet.slots[index].traits
        if traits.luminosity == .unspecified, traits.contrast == contrast { return index }
      }
      return nil
    }
  }

  /// A note that points at a slot.
  package func note(_ message: String, slot: Int) -> Diagnostic.Note {
    Diagnostic.Note(
      message: message,
      location: Diagnostic.Location(path: path, position: colorSet.slots[slot].position))
  }

  /// The place of a value in a slot, by the keys that lead to it; where the slot begins when there is no such value.
  package func position(slot: Int, _ keys: String...) -> TextPosition {
    source.locator(of: index)?.position(slot: slot, keys) ?? slots[slot].position
  }
}
