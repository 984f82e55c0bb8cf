import ColorSetCompiler
import Testing

/// A text in which `@` marks a place; the mark itself is no part of it.
struct MarkedText {
  /// The text without the mark.
  let bytes: [UInt8]
  /// The place that was marked.
  let position: TextPosition

  init(_ marked: [UInt8]) throws {
    let mark = try #require(marked.firstIndex(of: 0x40), "the text has no mark")
    bytes = Array(marked[..<mark] + marked[(mark + 1)...])
    position = TextPosition(offset: mark, in: bytes)
  }

  init(_ marked: String) throws { try self.init(Array(marked.utf8)) }

  /// The text without the mark.
  var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension TextPosition {
  /// The place of an offset, found the slow and plain way.
  init(offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<offset]
    let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    self.init(
      line: Int32(before.count { $0 == 0x0A } + 1), column: Int32(offset - lineStart + 1))
  }
}
