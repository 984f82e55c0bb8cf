/// A piece of text that is read from a static table only when someone asks for it, so that holding it allocates nothing.
nonisolated enum TableText: Sendable {
  /// Bytes of a table.
  case slice(TableBytes, start: Int, end: Int)
  /// A text of its own.
  case string(String)

  /// The text.
  var string: String {
    switch self {
    case .slice(let bytes, let start, let end): bytes.string(start: start, end: end)
    case .string(let string): string
    }
  }
}

nonisolated extension TableText: Hashable {
  static func == (left: TableText, right: TableText) -> Bool { left.string == right.string }

  func hash(into hasher: inout Hasher) { string.hash(into: &hasher) }
}
