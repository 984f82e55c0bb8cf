/// A piece of a text that gets other bytes.
struct TextEdit: Hashable {
  /// The offsets of the bytes that go; empty where some are added only.
  var range: Range<Int>
  /// The bytes that come in their place.
  var text: [UInt8]

  init(_ range: Range<Int>, _ text: [UInt8] = []) {
    self.range = range
    self.text = text
  }

  /// Whether two edits cannot both be made, in whichever order they are given.
  func conflicts(with other: TextEdit) -> Bool {
    // Two additions at one place stand one after the other.
    if range.isEmpty, other.range.isEmpty { return false }
    if range.isEmpty || other.range.isEmpty {
      let (place, removed) = range.isEmpty ? (range, other.range) : (other.range, range)
      return removed.lowerBound < place.lowerBound && place.lowerBound < removed.upperBound
    }
    return range.overlaps(other.range)
  }

  /// A text with edits that do not conflict.
  static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, edits[$0].range.upperBound, $0)
        < (edits[$1].range.lowerBound, edits[$1].range.upperBound, $1)
    }
    var result: [UInt8] = []
    var index = 0
    for edit in order.map({ edits[$0] }) {
      result += text[index..<edit.range.lowerBound]
      result += edit.text
      index = edit.range.upperBound
    }
    return result + text[index...]
  }
}
