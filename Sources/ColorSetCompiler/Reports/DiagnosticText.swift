/// Stage 8: diagnostics as lines of text, `path:line:column: severity: message (rule)`.
package struct DiagnosticText: Sendable {
  private let isColored: Bool

  /// Makes a writer of plain or of colored text.
  package init(isColored: Bool) { self.isColored = isColored }

  /// The lines of some diagnostics, each with a line feed.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += firstLine(of: diagnostic)
      for note in diagnostic.notes { text += line(of: note) }
    }
    return text
  }

  /// The line of a diagnostic without its notes.
  func firstLine(of diagnostic: Diagnostic) -> String {
    line(diagnostic.location, diagnostic.severity, "\(diagnostic.message) (\(diagnostic.rule))")
  }

  /// The line of a note.
  func line(of note: Diagnostic.Note) -> String { line(note.location, .note, note.message) }

  /// A text in a style of the terminal, given by its numbers.
  func styled(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  /// A text in the color of a severity.
  func styled(_ text: String, as severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: styled(text, "1;31")
    case .warning: styled(text, "1;35")
    case .note: styled(text, "1;36")
    }
  }

  private func line(
    _ location: Diagnostic.Location, _ severity: Diagnostic.Severity, _ message: String
  ) -> String {
    "\(styled(location.text, "1")): \(styled(severity.rawValue, as: severity)): "
      + "\(message.forMessage(limit: 16384))\n"
  }
}
