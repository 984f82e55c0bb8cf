extension SourceText {
  /// Adds a JSON string that may stand inside an element `script`.
  ///
  /// What could end the element, what a browser's parser treats specially, and every character that is invisible or turns the
  /// direction of text are written by their numbers, so that the page's source cannot be misread either.
  mutating func append(script text: some StringProtocol) {
    append(byte: 0x22)
    if isSafeForScript(text) {
      append(text)
    } else {
      for scalar in text.unicodeScalars { append(script: scalar) }
    }
    append(byte: 0x22)
  }

  /// Adds a JSON string that may stand inside an element `script`, or the number 0 for none.
  mutating func append(scriptOrZero text: String?) {
    if let text { append(script: text) } else { append(byte: 0x30) }
  }

  /// Whether a text has only printable ASCII that means nothing in JSON and HTML, as nearly all have.
  private func isSafeForScript(_ text: some StringProtocol) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { utf8 in
      for index in 0..<utf8.count {
        let byte = unsafe utf8[index]
        if byte &- 0x20 >= 0x5F || byte == 0x22 || byte == 0x5C || byte == 0x3C || byte == 0x26 {
          return false
        }
      }
      return true
    } ?? false
  }

  private mutating func append(script scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      append(byte: 0x5C)
      append(byte: UInt8(ascii: scalar))
    case "<", ">", "&":
      append(unit: UInt16(truncatingIfNeeded: scalar.value))
    default:
      guard scalar.isHidden else { return append(String(scalar)) }
      for unit in String(scalar).utf16 { append(unit: unit) }
    }
  }

  /// Adds a unit of UTF-16 by its number.
  private mutating func append(unit: UInt16) {
    append("\\u")
    append(hex: UInt8(unit >> 8))
    append(hex: UInt8(unit & 0xFF))
  }
}

extension Unicode.Scalar {
  /// Whether nobody sees the character, or it changes how others are seen.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
