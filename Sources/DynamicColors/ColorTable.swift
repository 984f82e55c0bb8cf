/// The colors of generated code: a string literal with one line a color, sorted by name, read in place.
///
/// Generated code makes it; there is no reason to make one by hand. A line is the length of its slots (4 characters),
/// the slots, and the name. See ``TableSlot`` for the layout of a slot.
public nonisolated struct ColorTable: Sendable {
  let bytes: TableBytes
  let text: StaticString
  private let namespace: String

  /// Makes the table of generated code.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - namespace: The prefix of the names that belong to the table, with its final `/`; empty for all.
  public init(_ text: StaticString, namespace: String = "") {
    self.text = text
    self.bytes = TableBytes(text)
    self.namespace = namespace
  }

  /// Every color of the namespace that has a value, in the code-point order of their names.
  public var colors: [DynamicColor] {
    var colors: [DynamicColor] = []
    var line = namespace.isEmpty ? 0 : firstLine(notBefore: namespace)
    while line < bytes.count {
      let record = TableRecord(bytes, at: line)
      guard bytes.hasPrefix(namespace, start: record.nameStart, end: record.nameEnd) else { break }
      if !record.isBlank { colors.append(DynamicColor(text, line)) }
      line = record.nameEnd + 1
    }
    return colors
  }

  /// The color of a name.
  ///
  /// - Throws: ``ColorLookupError`` when the namespace has no such name, or the color set has no value.
  public func color(named name: String) throws(ColorLookupError) -> DynamicColor {
    let line = firstLine(notBefore: name)
    let record = TableRecord(bytes, at: line)
    guard
      line < bytes.count, bytes.hasPrefix(namespace, start: record.nameStart, end: record.nameEnd),
      bytes.order(of: name, start: record.nameStart, end: record.nameEnd) == 0
    else {
      throw .unknown(name: name, nearest: NearestNames.of(name, among: colors.lazy.map(\.name)))
    }
    if record.isBlank { throw .blank(name: name) }
    return DynamicColor(text, line)
  }

  /// The color of a name, nil when there is none or it has no value; unlike the throwing form it does not look for near names.
  public subscript(name: String) -> DynamicColor? {
    let line = firstLine(notBefore: name)
    guard line < bytes.count else { return nil }
    let record = TableRecord(bytes, at: line)
    guard
      bytes.hasPrefix(namespace, start: record.nameStart, end: record.nameEnd), !record.isBlank,
      bytes.order(of: name, start: record.nameStart, end: record.nameEnd) == 0
    else { return nil }
    return DynamicColor(text, line)
  }

  /// The start of the first line whose name is not before a text, or the end, by bisection of the bytes.
  private func firstLine(notBefore text: String) -> Int {
    var low = 0
    var high = bytes.count
    while low < high {
      var line = low + (high - low) / 2
      while line > low, bytes[line - 1] != 0x0A { line -= 1 }
      let record = TableRecord(bytes, at: line)
      if bytes.order(of: text, start: record.nameStart, end: record.nameEnd) > 0 {
        low = Swift.min(record.nameEnd + 1, bytes.count)
      } else {
        high = line
      }
    }
    return low
  }
}
