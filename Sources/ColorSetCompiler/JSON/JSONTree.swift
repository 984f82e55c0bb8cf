/// The values of one JSON text, in a list that is kept and filled again for the next text.
package struct JSONTree: Sendable {
  /// The values in the order of the text; the first is the root.
  package var nodes: [JSONNode] = []
  /// Commas before a closing bracket, if the options let them pass.
  package var trailingCommas: [TextPosition] = []
  /// More trailing commas than these are not kept.
  static let mostTrailingCommas = 1024
  /// Whether the text begins with a byte-order mark.
  package var hasByteOrderMark = false
  /// The indices of the containers that are open while parsing.
  var open: [Int32] = []

  /// Makes an empty tree.
  package init() {
    nodes.reserveCapacity(256)
  }

  /// Forgets the last text and keeps the memory.
  mutating func clear() {
    nodes.removeAll(keepingCapacity: true)
    trailingCommas.removeAll()
    open.removeAll(keepingCapacity: true)
    hasByteOrderMark = false
  }
}
