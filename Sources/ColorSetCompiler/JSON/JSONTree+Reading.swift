extension JSONTree {
  /// The text of a string, escapes undone.
  func string(_ node: JSONNode, in bytes: RawSpan) -> String {
    guard node.hasEscapes else { return bytes.string(node.range) }
    var text: [UInt8] = []
    var index = Int(node.start)
    while index < Int(node.end) {
      guard bytes.byte(index) == 0x5C else {
        text.append(bytes.byte(index))
        index += 1
        continue
      }
      switch bytes.byte(index + 1) {
      case 0x62: text.append(0x08)
      case 0x66: text.append(0x0C)
      case 0x6E: text.append(0x0A)
      case 0x72: text.append(0x0D)
      case 0x74: text.append(0x09)
      case 0x75:
        let scalar = unicodeScalar(bytes, at: index)
        text.append(contentsOf: String(scalar).utf8)
        index += scalar.value > 0xFFFF ? 10 : 4
      case let byte: text.append(byte)
      }
      index += 2
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character of a `\u` escape at an index, with its second half if it has one.
  func unicodeScalar(_ bytes: RawSpan, at index: Int) -> Unicode.Scalar {
    guard let unit = JSONString.codeUnit(bytes, at: index) else { return "\u{FFFD}" }
    guard unit & 0xFC00 == 0xD800, let low = JSONString.codeUnit(bytes, at: index + 6) else {
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)) ?? "\u{FFFD}"
  }

  /// Whether a string is an ASCII text.
  @inline(__always)
  func isString(_ node: JSONNode, _ text: StaticString, in bytes: RawSpan) -> Bool {
    guard node.kind == .string else { return false }
    if node.hasEscapes { return string(node, in: bytes) == text.description }
    return bytes.equals(node.range, text)
  }
}
