package import DynamicColors

/// One entry of a color set: a value and the conditions under which it answers.
package struct Slot: Sendable {
  /// The conditions, as far as a request can state them.
  package var traits: SlotTraits
  /// The color, nil for a slot that was left blank or whose color cannot be read.
  package var value: ColorValue?
  /// How each component is written.
  package var spelling: ComponentSpelling = ComponentSpelling()
  /// Where the slot's `{` stands.
  package var position: TextPosition
  /// Conditions beyond the usual.
  package var details: Boxed<SlotDetails>?

  /// Whether a request can be answered by the slot; not when its device or appearance is not known.
  package var isReachable: Bool { details?.value.isReachable ?? true }

  /// The locale of the slot.
  package var locale: String? { details?.value.locale }

  /// Whether two slots answer the same requests.
  package func hasSameConditions(as other: Slot) -> Bool {
    traits == other.traits && details?.value == other.details?.value
  }
}
