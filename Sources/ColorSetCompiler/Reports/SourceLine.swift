/// The part of a line around a place in a file.
struct SourceLine {
  /// How many bytes are kept on each side of the place; a terminal shows far fewer.
  static let reach = 480

  /// What stands before the place.
  let before: String
  /// What stands from the place on, without the end of the line.
  let after: String
  /// Whether the line begins before that.
  let isCutBefore: Bool
  /// Whether the line goes on after that.
  let isCutAfter: Bool
  /// The column of the place in code units of UTF-16, from 1 on, a byte-order mark not counted.
  let utf16Column: Int

  /// Takes a line apart; nil when it has no such column.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - line: The range of the line, without its line feed.
  ///   - column: The column in bytes, from 1 on.
  ///   - count: Counts code units.
  init?(_ bytes: RawSpan, line: Range<Int>, column: Int, _ count: inout UTF16Count) {
    guard column >= 1, column - 1 <= line.count else { return nil }
    var line = line
    var place = line.lowerBound + column - 1
    if line.lowerBound == 0, bytes.equals(0..<min(3, line.count), "\u{FEFF}") {
      line = 3..<line.upperBound
      place = max(place, 3)
    }
    if line.upperBound > place, bytes.byte(line.upperBound - 1) == 0x0D {
      line = line.lowerBound..<line.upperBound - 1
    }
    utf16Column = count.count(line.lowerBound..<place, in: bytes) + 1
    var start = max(line.lowerBound, place - Self.reach)
    while start > line.lowerBound, start < place, bytes.byte(start) & 0xC0 == 0x80 { start += 1 }
    var end = min(line.upperBound, place + Self.reach)
    while end < line.upperBound, end > place, bytes.byte(end) & 0xC0 == 0x80 { end -= 1 }
    before = bytes.string(start..<place)
    after = bytes.string(place..<end)
    isCutBefore = start > line.lowerBound
    isCutAfter = end < line.upperBound
  }
}
