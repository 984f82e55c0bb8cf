package import DynamicColors

/// One entry of a color set: a value and the conditions under which it answers.
package struct Slot: Sendable {
  /// The conditions, as far as a request can state them.
  package var traits: SlotTraits
  /// How each component is written.
  package var spelling = ComponentSpelling()
  /// Where the slot's `{` stands.
  package var position: TextPosition
  /// The color when it is given by components; what most slots have is stored in line.
  package var components: ColorComponents?
  /// What few slots have.
  private var details: Boxed<SlotDetails>?

  /// Makes a blank slot.
  package init(traits: SlotTraits, position: TextPosition) {
    self.traits = traits
    self.position = position
  }

  /// Makes a blank slot with conditions beyond the usual ones.
  package init(traits: SlotTraits, position: TextPosition, conditions: SlotConditions) {
    self.init(traits: traits, position: position)
    if conditions != SlotConditions() { details = .box(SlotDetails(conditions: conditions)) }
  }

  /// The color, nil for a slot that was left blank or whose color cannot be read.
  package var value: ColorValue? {
    get {
      if let components { return .components(components) }
      return details?.value.system.map(ColorValue.system)
    }
    set {
      components = nil
      var rare = details?.value ?? SlotDetails()
      rare.system = nil
      switch newValue {
      case .components(let color): components = color
      case .system(let color): rare.system = color
      case nil: break
      }
      details = rare == SlotDetails() ? nil : .box(rare)
    }
  }

  /// Whether the slot has a color.
  package var hasValue: Bool { components != nil || details?.value.system != nil }

  /// Whether a request can be answered by the slot; not when its device or appearance is not known.
  package var isReachable: Bool { details?.value.conditions.isReachable ?? true }

  /// Conditions beyond the usual ones, as they are written.
  package var conditions: SlotConditions { details?.value.conditions ?? SlotConditions() }

  /// The locale of the slot.
  package var locale: String? { details?.value.conditions.locale }

  /// Whether two slots answer the same requests.
  package func hasSameConditions(as other: Slot) -> Bool {
    traits == other.traits
      && (details == nil && other.details == nil || conditions == other.conditions)
  }
}
