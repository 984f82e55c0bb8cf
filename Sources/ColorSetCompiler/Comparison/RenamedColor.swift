/// A color that has another name in the new state and is otherwise the same.
package struct RenamedColor: Sendable, Hashable {
  /// The name before.
  package var old: String
  /// The name after.
  package var new: String
  /// Whether the configuration still has the name before.
  package var isNamedByConfiguration = false
}
