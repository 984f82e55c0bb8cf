package import DynamicColors

/// What few slots have.
package struct SlotDetails: Sendable, Hashable {
  /// The system color that the slot refers to.
  package var system: SystemColor?
  /// Conditions beyond the usual ones.
  package var conditions = SlotConditions()

  /// Makes nothing.
  package init() {}

  /// Makes details of a slot with conditions.
  package init(conditions: SlotConditions) { self.conditions = conditions }
}
