package import DynamicColors

/// What few slots have.
package struct SlotDetails: Sendable, Hashable {
  /// The color of the slot when it has no short form.
  package var color: ColorValue?
  /// Conditions beyond the usual ones.
  package var conditions = SlotConditions()

  /// Makes nothing.
  package init() {}

  /// Makes details of a slot with conditions.
  package init(conditions: SlotConditions) { self.conditions = conditions }
}
