package import DynamicColors

/// One entry of a color set: a value and the conditions under which it answers.
package struct Slot: Sendable {
  /// The conditions, as far as a request can state them.
  package var traits: SlotTraits
  /// How each component is written.
  package var spelling = ComponentSpelling()
  /// Where the slot's `{` stands.
  package var position: TextPosition
  /// The color, as most slots have it.
  private(set) var short: ShortColor?
  // What is asked of each slot is kept beside the details, which are far away.
  private var hasOtherColor = false
  private var hasConditions = false
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
    if conditions != SlotConditions() {
      details = .box(SlotDetails(conditions: conditions))
      hasConditions = true
    }
  }

  /// The color, nil for a slot that was left blank or whose color cannot be read.
  package var value: ColorValue? {
    get { short.map { .components($0.components) } ?? details?.value.color }
    set {
      short = nil
      var rare = details?.value ?? SlotDetails()
      rare.color = newValue
      if case .components(let color) = newValue, let color = ShortColor(color) {
        short = color
        rare.color = nil
      }
      hasOtherColor = rare.color != nil
      details = rare == SlotDetails() ? nil : .box(rare)
    }
  }

  /// Gives a blank slot the color of some texts.
  mutating func setColor(
    _ space: ColorSpace, _ red: ComponentText, _ green: ComponentText, _ blue: ComponentText,
    _ alpha: ComponentText
  ) {
    if case .short(let red) = red, case .short(let green) = green, case .short(let blue) = blue,
      case .short(let alpha) = alpha,
      let color = ShortColor(space: space, red: red, green: green, blue: blue, alpha: alpha)
    {
      short = color
    } else {
      value = .components(
        ColorComponents(
          space: space, red: red.value, green: green.value, blue: blue.value, alpha: alpha.value))
    }
  }

  /// Whether the slot has a color.
  package var hasValue: Bool { short != nil || hasOtherColor }

  /// Whether the slot has a color and no conditions but its traits.
  var isPlain: Bool { short != nil && !hasConditions }

  /// Whether a request can be answered by the slot; not when its device or appearance is not known.
  package var isReachable: Bool { !hasConditions || conditions.isReachable }

  /// Whether nothing but its traits says which requests the slot answers.
  var isUnconditional: Bool {
    !hasConditions || conditions.isReachable && conditions.locale == nil
  }

  /// Conditions beyond the usual ones, as they are written.
  package var conditions: SlotConditions { details?.value.conditions ?? SlotConditions() }

  /// The locale of the slot.
  package var locale: String? { hasConditions ? conditions.locale : nil }

  /// Whether two slots answer the same requests.
  package func hasSameConditions(as other: Slot) -> Bool {
    traits.isSame(as: other.traits)
      && (!hasConditions && !other.hasConditions || conditions == other.conditions)
  }
}
