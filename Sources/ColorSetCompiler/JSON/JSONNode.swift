/// One value of a JSON text: its kind, where it stands, and where the next value begins in the list of nodes.
///
/// A tree is one flat list in the order of the text. The children of a container follow it up to `next`; those of an
/// object are a key, its value, a key, its value.
package struct JSONNode: Sendable {
  /// The kinds of values.
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, `true`, `false`, null
  }

  /// The kind of the value.
  package var kind: Kind
  /// Whether a string holds a backslash, so that its text differs from its bytes.
  package var hasEscapes: Bool
  /// The offset of the value's first byte; for a string, of the byte after the opening quote.
  package var start: Int32
  /// The offset after the value's last byte; for a string, of the closing quote.
  package var end: Int32
  /// The index of the node after this value and all that it contains.
  package var next: Int32
  /// Where the value begins in the text, for a string at its quote.
  package var position: TextPosition

  /// The offsets of the value's bytes.
  package var range: Range<Int> { Int(start)..<Int(end) }
}
