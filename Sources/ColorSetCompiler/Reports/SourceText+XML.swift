extension SourceText {
  /// Adds a text so that it may stand in XML 1.0, between tags or in an attribute, and is read as it was.
  ///
  /// Characters that no XML may hold, not even by their numbers, are spelled out. Those that turn the direction of text or end
  /// a line without being seen are written by their numbers.
  mutating func append(xml text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": append("&amp;")
      case "<": append("&lt;")
      case ">": append("&gt;")
      case "\"": append("&quot;")
      case "'": append("&apos;")
      // A parser makes spaces of these in attributes, and line feeds of returns.
      case "\t": append("&#9;")
      case "\n": append("&#10;")
      case "\r": append("&#13;")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        append("\\u{")
        append(String(scalar.value, radix: 16, uppercase: true))
        append("}")
      default:
        if !scalar.turnsText {
          append(String(scalar))
          continue
        }
        append("&#x\(String(scalar.value, radix: 16, uppercase: true));")
      }
    }
  }

  /// Adds an attribute.
  mutating func append(attribute name: StaticString, _ value: some StringProtocol) {
    append(" ")
    append(name)
    append("=\"")
    append(xml: value)
    append("\"")
  }
}
