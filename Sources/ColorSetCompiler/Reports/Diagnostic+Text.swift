extension Diagnostic.Location {
  /// The place as a line of text names it, `path:line:column`.
  var text: String {
    let path = path.forMessage(limit: 4096)
    return position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }
}

extension Diagnostic {
  /// The message with its notes, for formats that have one text a finding.
  ///
  /// - Parameters:
  ///   - report: The report, which knows how paths are spelled.
  ///   - separator: What stands between the message and each note.
  /// - Returns: The text.
  func messageWithNotes(in report: LintReport, separator: String = "; ") -> String {
    var text = message
    for note in notes {
      var location = note.location
      location.path = report.relative(location.path)
      text += "\(separator)\(location.text): \(note.message)"
    }
    return text
  }
}
