/// Writes JSON for people and programs as it goes: a member or an element a line, in the order that they are given.
struct JSONWriter {
  /// Pieces are about as long as this, so that a long text neither grows by copying nor is copied in the end.
  private static let pieceLength = 1 << 16

  private var finished: [[UInt8]] = []
  private var text = SourceText()
  private var depth = 0
  private var isFirst = true

  /// What was written, as a file of JSON in consecutive pieces.
  var document: [[UInt8]] { finished + [text.bytes, [0x0A]] }

  /// Writes an object: the whole value, or an element of a list.
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    if depth > 0 { beginLine() }
    nest("{", "}", members)
    if text.count > Self.pieceLength {
      finished.append(text.bytes)
      text = SourceText()
      text.reserve(Self.pieceLength * 2)
    }
  }

  /// Writes a list as the whole value.
  mutating func list(_ elements: (inout JSONWriter) -> Void) { nest("[", "]", elements) }

  /// Writes a member that is an object.
  mutating func member(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    begin(name)
    nest("{", "}", members)
  }

  /// Writes a member that is a list.
  mutating func list(_ name: StaticString, _ elements: (inout JSONWriter) -> Void) {
    begin(name)
    nest("[", "]", elements)
  }

  /// Writes a member that is a text, or null.
  mutating func member(_ name: StaticString, _ value: String?) {
    begin(name)
    text.append(json: value)
  }

  /// Writes a member that is a text of the sixteen hexadecimal digits of a number.
  mutating func member(_ name: StaticString, hexadecimal value: UInt64) {
    begin(name)
    text.append(byte: 0x22)
    for shift in stride(from: 56, through: 0, by: -8) {
      text.append(lowercaseHex: UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
    text.append(byte: 0x22)
  }

  /// Writes a member that is a whole number from 0 on, or null.
  mutating func member(_ name: StaticString, _ value: Int?) {
    begin(name)
    if let value { text.append(decimal: value) } else { text.append("null") }
  }

  /// Writes a member that is true or false.
  mutating func member(_ name: StaticString, _ value: Bool) {
    begin(name)
    text.append(value ? "true" : "false")
  }

  private mutating func begin(_ name: StaticString) {
    beginLine()
    text.append(byte: 0x22)
    text.append(name)
    text.append("\": ")
  }

  private mutating func nest(
    _ start: StaticString, _ end: StaticString, _ content: (inout JSONWriter) -> Void
  ) {
    text.append(start)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst { breakLine() }
    isFirst = false
    text.append(end)
  }

  private mutating func beginLine() {
    if !isFirst { text.append(byte: 0x2C) }
    isFirst = false
    breakLine()
  }

  /// Two spaces a level; a line feed and seven spaces fill a word.
  private mutating func breakLine() {
    var missing = depth * 2 + 1
    var word: UInt64 = 0x2020_2020_2020_200A
    while missing > 0 {
      text.append(word: word, count: min(8, missing))
      missing -= 8
      word = 0x2020_2020_2020_2020
    }
  }
}
