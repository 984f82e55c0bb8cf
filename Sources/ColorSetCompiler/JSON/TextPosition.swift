/// A place in a text file.
package struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, counted from 1; lines end with a line feed.
  package var line: Int32
  /// The column, counted from 1 in bytes of UTF-8.
  package var column: Int32

  /// Makes a position.
  package init(line: Int32, column: Int32) {
    self.line = line
    self.column = column
  }

  /// The first byte of a file.
  package static let start = TextPosition(line: 1, column: 1)

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
