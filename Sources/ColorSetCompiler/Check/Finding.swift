/// Something that a rule has found in asset catalogs.
public struct Finding: Sendable, Hashable {
  /// How much a finding counts.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// The catalogs cannot be compiled, or must not be.
    case error
    /// Something is probably not as meant.
    case warning
    /// Something that is good to know.
    case note
  }

  /// How much it counts.
  public let level: Level
  /// The id of the rule, as `colorset rules` lists it.
  public let rule: String
  /// The name of the color that it is about, nil when it is about none.
  public let color: String?
  /// The appearance that it is about, in words such as `dark, high contrast`, nil when it is about none.
  public let appearance: String?
  /// The path of the file or folder, as the working folder sees it.
  public let path: String
  /// The line, from 1; nil for a whole file or folder.
  public let line: Int?
  /// The column, from 1 and in bytes of UTF-8; nil for a whole file or folder.
  public let column: Int?
  /// What is wrong, and one way to mend it.
  public let message: String

  private let text: String

  /// Makes the finding of a diagnostic.
  init(_ diagnostic: Diagnostic) {
    level =
      switch diagnostic.severity {
      case .error: .error
      case .warning: .warning
      case .note: .note
      }
    rule = diagnostic.rule
    color = diagnostic.color
    appearance = diagnostic.appearance
    path = diagnostic.location.path
    line = diagnostic.location.position.map { Int($0.line) }
    column = diagnostic.location.position.map { Int($0.column) }
    message = diagnostic.message
    text = DiagnosticText(isColored: false).text(of: [diagnostic])
  }
}

extension Finding: CustomStringConvertible {
  /// The finding as `colorset` prints it, `path:line:column: error: message (rule)`, with the places that explain it.
  public var description: String { text.hasSuffix("\n") ? String(text.dropLast()) : text }
}
