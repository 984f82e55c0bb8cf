/// A member of a JSON object that this version does not know, kept as it is written.
package struct UnknownMember: Sendable, Hashable {
  /// The key.
  package var key: String
  /// The object that holds it, in words: `the file`, `a slot`, `a color`.
  package var container: String
  /// The value as JSON text, byte for byte.
  package var text: String
  /// Where the key stands.
  package var position: TextPosition
}
