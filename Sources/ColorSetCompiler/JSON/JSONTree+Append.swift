extension JSONTree {
  /// Adds a value that begins at a cursor.
  @inline(__always)
  mutating func append(_ kind: JSONNode.Kind, from cursor: JSONCursor, to end: Int) {
    nodes.append(
      JSONNode(
        kind: kind, hasEscapes: false, start: Int32(truncatingIfNeeded: cursor.index),
        end: Int32(truncatingIfNeeded: end), next: Int32(truncatingIfNeeded: nodes.count + 1),
        position: cursor.position))
  }

  /// Adds a string whose bytes lie in a range, that begins at its opening quote before them.
  @inline(__always)
  mutating func append(string range: Range<Int>, hasEscapes: Bool, at position: TextPosition) {
    nodes.append(
      JSONNode(
        kind: .string, hasEscapes: hasEscapes, start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound),
        next: Int32(truncatingIfNeeded: nodes.count + 1), position: position))
  }
}
