/// Writes JSON for people and programs as it goes: a member or an element a line, in the order that they are given.
struct JSONWriter {
  /// Pieces are about as long as this, so that a long text neither grows by copying nor is copied in the end.
  private static let pieceLength = 1 << 16

  private let stream: OutputStream?
  private var finished: [[UInt8]] = []
  private var text = SourceText()
  private var depth = 0
  private var isFirst = true

  /// Whether the stream took all that was written so far.
  private var isTaken = true

  /// Makes a writer that hands a long text on to a stream piece by piece, if it has one, and otherwise keeps it.
  init(to stream: OutputStream? = nil) { self.stream = stream }

  /// What was written and no stream has, as a file of JSON in consecutive pieces.
  var document: [[UInt8]] { finished + [text.bytes, [0x0A]] }

  /// Hands the rest on to the stream.
  ///
  /// - Returns: Whether the stream took everything; `errno` is set when not.
  mutating func finish() -> Bool {
    text.append(byte: 0x0A)
    endPiece()
    return isTaken
  }

  /// Writes an object: the whole value, or an element of a list.
  @inline(__always)
  mutating func object(_ members: (inout JSONWriter) -> Void) {
    if depth > 0 { beginLine() }
    nest("{", "}", members)
    if text.count > Self.pieceLength { endPiece() }
  }

  private mutating func endPiece() {
    guard let stream else {
      finished.append(text.take())
      text.reserve(Self.pieceLength * 2)
      return
    }
    // The memory of a piece that is written serves for the next one.
    if isTaken { isTaken = text.withSpan { stream.write($0) } }
    text.clear()
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
    text.append(lowercaseHex: value)
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
    beginLine(quoted: true)
    text.append(name)
    text.append(word: 0x20_3A22, count: 3)
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

  /// Begins a line in a list or an object, for the name of a member with its quote.
  private mutating func beginLine(quoted: Bool = false) {
    let (start, count) = lineStart(afterComma: !isFirst)
    if quoted, count < 8 {
      // A space and a quote differ in one bit.
      text.append(word: start ^ 0x02 << UInt64(8 * count), count: count + 1)
    } else {
      breakLine(afterComma: !isFirst)
      if quoted { text.append(byte: 0x22) }
    }
    isFirst = false
  }

  private mutating func breakLine(afterComma: Bool = false) {
    var (word, missing) = lineStart(afterComma: afterComma)
    while missing > 0 {
      text.append(word: word, count: min(8, missing))
      missing -= 8
      word = 0x2020_2020_2020_2020
    }
  }

  /// The first eight bytes of a line, with two spaces a level, and how many there are in all.
  private func lineStart(afterComma: Bool) -> (word: UInt64, count: Int) {
    afterComma ? (0x2020_2020_2020_0A2C, depth * 2 + 2) : (0x2020_2020_2020_200A, depth * 2 + 1)
  }
}
