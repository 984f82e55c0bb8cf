/// Texts in the form that the runtime's `TableBytes` reads.
enum StoredText {
  /// The bytes of a text; one below 32 becomes 1 and the byte plus 32, so that no text holds a line feed.
  static func bytes(of text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 < 32 }) else { return bytes }
    return bytes.flatMap { $0 < 32 ? [1, $0 + 32] : [$0] }
  }
}
