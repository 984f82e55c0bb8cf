extension SourceText {
  /// Adds a text if it may stand in a string literal or a comment as it is; false when it needs escapes.
  mutating func appendIfPlain(_ text: some StringProtocol) -> Bool {
    let isAdded = text.utf8.withContiguousStorageIfAvailable { utf8 in
      guard unsafe PlainText.isPlain(UnsafeRawBufferPointer(utf8)) else { return false }
      unsafe append(buffer: utf8)
      return true
    }
    return isAdded ?? false
  }

  /// Adds a text so that it may stand inside a string literal or a line comment and cannot end it.
  ///
  /// Quotes and backslashes get a backslash; characters that are invisible or end a line are written by their numbers.
  mutating func append(escaped text: some StringProtocol) {
    if appendIfPlain(text) { return }
    for scalar in text.unicodeScalars { append(escaped: scalar) }
  }

  /// Writes the last byte by its number.
  mutating func escapeLastByte() {
    guard let byte = removeLast() else { return }
    append("\\u{")
    append(String(byte, radix: 16))
    append(byte: 0x7D)
  }

  private mutating func append(escaped scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      append("\\u{")
      append(String(scalar.value, radix: 16, uppercase: true))
      append(byte: 0x7D)
    default:
      if scalar == "\"" || scalar == "\\" { append(byte: 0x5C) }
      append(String(scalar))
    }
  }
}
