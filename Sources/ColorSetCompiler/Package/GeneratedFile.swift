/// A file of a generated package.
package struct GeneratedFile: Sendable {
  /// The path below the package's folder.
  package var path: String
  /// The bytes in consecutive pieces.
  package var pieces: [[UInt8]]
  /// Whether the user may have a file of the same name in its place.
  package var canBeReplaced = false

  /// Makes a file of bytes.
  init(_ path: String, _ pieces: [[UInt8]]) {
    self.path = path
    self.pieces = pieces
  }

  /// Makes a file of text.
  init(_ path: String, _ text: String, canBeReplaced: Bool = false) {
    self.path = path
    self.pieces = [Array(text.utf8)]
    self.canBeReplaced = canBeReplaced
  }
}
