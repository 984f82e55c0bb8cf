extension String {
  /// The text as it may stand in a message: on one line, control characters escaped, at most 80 characters.
  package var forMessage: String { forMessage(limit: 80) }

  /// The text as it may stand in a message, with a limit of one's own.
  package func forMessage(limit: Int) -> String {
    if isShortASCII(limit) { return self }
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
        .unassigned:
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > limit ? text + "…" : text
  }

  /// Whether the text is printable ASCII within the limit, as nearly all are.
  private func isShortASCII(_ limit: Int) -> Bool {
    utf8.count <= limit && !hasByte { $0 &- 0x20 >= 0x5F }
  }
}
