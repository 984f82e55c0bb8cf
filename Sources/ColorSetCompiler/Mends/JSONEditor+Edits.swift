extension JSONEditor {
  /// The edit that gives a value, or a key, another spelling.
  func replace(_ node: Int, by json: String) -> TextEdit {
    TextEdit(range(node), Array(json.utf8))
  }

  /// The edit that takes the member of a value out of its object, with one comma.
  func removeMember(_ value: Int, of object: Int) -> TextEdit {
    let values = values(of: object)
    let spans = values.map { range($0 - 1).lowerBound..<range($0).upperBound }
    return remove(values.firstIndex(of: value) ?? 0, of: spans)
  }

  /// The edit that takes an element out of its array, with one comma.
  func removeElement(_ element: Int, of array: Int) -> TextEdit {
    let elements = elements(of: array)
    return remove(elements.firstIndex(of: element) ?? 0, of: elements.map(range))
  }

  private func remove(_ index: Int, of spans: [Range<Int>]) -> TextEdit {
    if index + 1 < spans.count {
      return TextEdit(spans[index].lowerBound..<spans[index + 1].lowerBound)
    }
    if index > 0 { return TextEdit(spans[index - 1].upperBound..<spans[index].upperBound) }
    return TextEdit(spans[index])
  }

  /// The edit that puts an element behind another one, set apart as that is.
  func insert(_ json: [UInt8], after element: Int, of array: Int) -> TextEdit {
    let end = range(element).upperBound
    return TextEdit(end..<end, [0x2C] + blanks(before: range(element).lowerBound) + json)
  }

  /// The edit that puts an element before another one.
  func insert(_ json: [UInt8], before element: Int, of array: Int) -> TextEdit {
    let start = range(element).lowerBound
    return TextEdit(start..<start, json + [0x2C] + blanks(before: start))
  }

  /// The edit that adds a member to an object: behind the member of a key if there is one, else behind the last.
  func insert(
    _ key: String, _ json: String, in object: Int, after keys: [String] = []
  ) -> TextEdit {
    let member = Array("\"\(key)\"\(colon)\(json)".utf8)
    let values = values(of: object)
    guard let last = values.last else {
      let start = range(object).lowerBound + 1
      return TextEdit(start..<start, member)
    }
    let previous = keys.lazy.compactMap { self.member($0, of: object) }.first ?? last
    let end = range(previous).upperBound
    return TextEdit(end..<end, [0x2C] + blanks(before: range(values[0] - 1).lowerBound) + member)
  }

  /// The blanks before an offset.
  private func blanks(before offset: Int) -> ArraySlice<UInt8> {
    var start = offset
    while start > 0, [0x20, 0x0A, 0x0D, 0x09].contains(text[start - 1]) { start -= 1 }
    return text[start..<offset]
  }

  /// What the text writes between a key and its value.
  var colon: String {
    guard let value = values(of: 0).first else { return " : " }
    let between = text[range(value - 1).upperBound..<range(value).lowerBound]
    let isPlain = between.allSatisfy { $0 == 0x20 || $0 == 0x3A }
    return isPlain ? String(decoding: between, as: UTF8.self) : " : "
  }

  /// What the text writes behind an opening bracket and before a closing one on the same line.
  var padding: String { colon == ":" ? "" : " " }
}
