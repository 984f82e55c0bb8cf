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
  @inline(__always)
  mutating func member(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    begin(name)
    nest("{", "}", members)
  }

  /// Writes a member that is a list.
  @inline(__always)
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

  @inline(__always)
  private mutating func begin(_ name: StaticString) {
    let length = depth * 2 + (isFirst ? 1 : 2)
    guard length < 16 else { return beginDeep(name) }
    // A line break, after a comma or without, and spaces, of which the quote replaces one.
    let spaces: UInt64 = 0x2020_2020_2020_2020
    var words: (UInt64, UInt64) = (
      isFirst ? 0x2020_2020_2020_200A : 0x2020_2020_2020_0A2C, spaces
    )
    // A space and a quote differ in one bit.
    if length < 8 {
      words.0 ^= 0x02 << UInt64(8 * length)
    } else {
      words.1 ^= 0x02 << UInt64(8 * length - 64)
    }
    text.append(words: words, length: length + 1, name, 0x20_3A22, endLength: 3)
    isFirst = false
  }

  private mutating func beginDeep(_ name: StaticString) {
    breakLine(afterComma: !isFirst)
    text.append(byte: 0x22)
    text.append(name)
    text.append(word: 0x20_3A22, count: 3)
    isFirst = false
  }

  @inline(__always)
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

  /// Begins the line of an element.
  private mutating func beginLine() {
    breakLine(afterComma: !isFirst)
    isFirst = false
  }

  /// Begins a line with two spaces a level.
  private mutating func breakLine(afterComma: Bool = false) {
    var (word, missing): (UInt64, Int) =
      afterComma ? (0x2020_2020_2020_0A2C, depth * 2 + 2) : (0x2020_2020_2020_200A, depth * 2 + 1)
    while missing > 0 {
      text.append(word: word, count: min(8, missing))
      missing -= 8
      word = 0x2020_2020_2020_2020
    }
  }
}
