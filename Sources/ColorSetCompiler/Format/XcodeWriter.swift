/// Writes a JSON tree as Xcode would, and keeps all that it says.
///
/// Numbers, literals and strings keep their spelling, but for escapes of characters that can be seen, which Xcode writes as
/// they are. Arrays keep their order, and so do members of an object with the same key.
struct XcodeWriter {
  private(set) var text: [UInt8] = []
  private let tree: JSONTree
  private let sortsKeys: Bool
  private var depth = 0

  /// Writes a text in a form.
  ///
  /// - Parameters:
  ///   - tree: The values of the text.
  ///   - bytes: The text.
  ///   - form: The form; in the legacy one keys stay in the order in which they are.
  /// - Returns: The text in the form.
  static func write(_ tree: JSONTree, _ bytes: RawSpan, _ form: XcodeForm) -> [UInt8] {
    var writer = XcodeWriter(tree, sortsKeys: form == .modern)
    writer.text.reserveCapacity(bytes.byteCount + 64)
    writer.append(0, bytes)
    if form == .modern { writer.text.append(0x0A) }
    return writer.text
  }

  /// Whether a text is in a form already.
  static func holds(_ bytes: RawSpan, _ tree: JSONTree, _ form: XcodeForm) -> Bool {
    let text = write(tree, bytes, form)
    return text.count == bytes.byteCount && text.indices.allSatisfy { text[$0] == bytes.byte($0) }
  }

  private init(_ tree: JSONTree, sortsKeys: Bool) {
    self.tree = tree
    self.sortsKeys = sortsKeys
  }

  /// Appends the value of a node; the parser lets no text through that is nested too deep for this.
  private mutating func append(_ index: Int, _ bytes: RawSpan) {
    let node = tree.nodes[index]
    switch node.kind {
    case .object: appendObject(index, bytes)
    case .array: appendArray(index, bytes)
    case .string: appendString(node, bytes)
    case .number, .true, .false, .null: append(node.range, bytes)
    }
  }

  private mutating func appendObject(_ object: Int, _ bytes: RawSpan) {
    text.append(0x7B)
    depth += 1
    for (number, value) in members(of: object, bytes).enumerated() {
      beginItem(number)
      appendString(tree.nodes[value - 1], bytes)
      append(" : ")
      append(value, bytes)
    }
    endContainer(isEmpty: Int(tree.nodes[object].next) == object + 1)
    text.append(0x7D)
  }

  private mutating func appendArray(_ array: Int, _ bytes: RawSpan) {
    text.append(0x5B)
    depth += 1
    var elements: [Int] = []
    tree.forEachElement(of: array) { elements.append($0) }
    for (number, element) in elements.enumerated() {
      beginItem(number)
      append(element, bytes)
    }
    endContainer(isEmpty: elements.isEmpty)
    text.append(0x5D)
  }

  private mutating func beginItem(_ number: Int) {
    if number > 0 { text.append(0x2C) }
    appendLineFeed()
  }

  private mutating func endContainer(isEmpty: Bool) {
    depth -= 1
    if isEmpty { text.append(0x0A) }
    appendLineFeed()
  }

  /// Begins a line at the present depth.
  private mutating func appendLineFeed() {
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  /// The values of an object's members in the order in which they are written; each key stands before its value.
  private func members(of object: Int, _ bytes: RawSpan) -> [Int] {
    var values: [Int] = []
    tree.forEachMember(of: object) { _, value in values.append(value) }
    guard sortsKeys, values.count > 1 else { return values }
    let keys = values.map { tree.string(tree.nodes[$0 - 1], in: bytes) }
    return values.indices.sorted { left, right in
      let order = CodePointOrder.compare(keys[left], keys[right])
      return order != 0 ? order < 0 : left < right
    }.map { values[$0] }
  }

  private mutating func appendString(_ node: JSONNode, _ bytes: RawSpan) {
    text.append(0x22)
    if node.hasEscapes {
      appendEscaped(node.range, bytes)
    } else {
      append(node.range, bytes)
    }
    text.append(0x22)
  }

  /// Appends the text of a string with backslashes.
  private mutating func appendEscaped(_ range: Range<Int>, _ bytes: RawSpan) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes.byte(index) == 0x5C else {
        text.append(bytes.byte(index))
        index += 1
        continue
      }
      guard bytes.byte(index + 1) == 0x75 else {
        append(index..<index + 2, bytes)
        index += 2
        continue
      }
      let scalar = tree.unicodeScalar(bytes, at: index)
      let end = index + (scalar.value > 0xFFFF ? 12 : 6)
      if Self.isRaw(scalar) {
        text.append(contentsOf: String(scalar).utf8)
      } else {
        append(index..<end, bytes)
      }
      index = end
    }
  }

  /// Whether a character stands for itself in a text of Xcode.
  ///
  /// What cannot be seen keeps its escape, and so does the slash, which Xcode may escape itself.
  private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "\\", "/": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      return false
    default: return true
    }
  }

  private mutating func append(_ range: Range<Int>, _ bytes: RawSpan) {
    for offset in range { text.append(bytes.byte(offset)) }
  }

  private mutating func append(_ ascii: StaticString) {
    for offset in 0..<ascii.utf8CodeUnitCount {
      unsafe text.append(ascii.utf8Start[offset])
    }
  }
}
