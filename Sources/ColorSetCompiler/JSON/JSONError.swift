/// Why and where a text is not JSON.
package struct JSONError: Error, Sendable {
  /// What is wrong, in one clause.
  package var message: String
  /// The place of the offending byte.
  package var position: TextPosition
}
