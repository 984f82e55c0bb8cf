/// Stage 8: diagnostics as lines of text, `path:line:column: severity: message (rule)`.
package struct DiagnosticText: Sendable {
  private let isColored: Bool

  /// Makes a writer of plain or of colored text.
  package init(isColored: Bool) { self.isColored = isColored }

  /// The lines of some diagnostics, each with a line feed.
  package func text(of diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      text += line(
        diagnostic.location, diagnostic.severity, "\(diagnostic.message) (\(diagnostic.rule))")
      for note in diagnostic.notes { text += line(note.location, .note, note.message) }
    }
    return text
  }

  private func line(
    _ location: Diagnostic.Location, _ severity: Diagnostic.Severity, _ message: String
  ) -> String {
    var place = location.path.forMessage(limit: 4096)
    if let position = location.position { place += ":\(position.line):\(position.column)" }
    return "\(styled(place, "1")): \(styled(severity.rawValue, code(of: severity))): \(message)\n"
  }

  private func code(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;35"
    case .note: "1;36"
    }
  }

  private func styled(_ text: String, _ code: String) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
