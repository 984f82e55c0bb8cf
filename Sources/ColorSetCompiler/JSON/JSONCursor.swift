/// A place in the bytes of a JSON text that moves on, and the line it is in.
struct JSONCursor {
  var index = 0
  private var line: Int32 = 1
  private var lineStart = 0

  /// The place as line and column.
  var position: TextPosition { position(at: index) }

  /// A place on the current line.
  func position(at index: Int) -> TextPosition {
    TextPosition(line: line, column: Int32(truncatingIfNeeded: index - lineStart + 1))
  }

  /// Passes blanks; most of a catalog's bytes are the spaces after a line feed, so eight of them go in one step.
  @inline(__always)
  mutating func skipBlanks(_ bytes: RawSpan) {
    while index < bytes.byteCount {
      let byte = unsafe bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      if byte > 0x20 { return }
      if byte == 0x0A {
        index += 1
        line += 1
        lineStart = index
        skipSpaces(bytes)
      } else if byte == 0x20 || byte == 0x0D || byte == 0x09 {
        index += 1
      } else {
        return
      }
    }
  }

  @inline(__always)
  private mutating func skipSpaces(_ bytes: RawSpan) {
    while index + 8 <= bytes.byteCount {
      let word = unsafe bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let spaces = (word.littleEndian ^ 0x2020_2020_2020_2020).trailingZeroBitCount / 8
      index += spaces
      if spaces < 8 { return }
    }
  }

  /// Passes comments and the blanks around them; false when a comment does not end.
  mutating func skipComments(_ bytes: RawSpan) -> Bool {
    skipBlanks(bytes)
    while bytes.byte(index) == 0x2F {
      switch bytes.byte(index + 1) {
      case 0x2F:
        while index < bytes.byteCount, bytes.byte(index) != 0x0A { index += 1 }
      case 0x2A:
        let start = self
        index += 2
        while bytes.byte(index) != 0x2A || bytes.byte(index + 1) != 0x2F {
          guard index < bytes.byteCount else {
            self = start
            return false
          }
          if bytes.byte(index) == 0x0A {
            line += 1
            lineStart = index + 1
          }
          index += 1
        }
        index += 2
      default:
        return true
      }
      skipBlanks(bytes)
    }
    return true
  }
}
