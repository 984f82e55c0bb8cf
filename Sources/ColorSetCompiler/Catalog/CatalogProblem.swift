/// Something wrong in one file of a catalog, before anyone has said which file.
struct CatalogProblem {
  /// How much it counts.
  var severity: Diagnostic.Severity
  /// The id of the rule.
  var rule: String
  /// Which of the rule's messages it is; empty for a rule with only one.
  var variant = ""
  /// What is wrong and how to mend it.
  var message: String
  /// Where it stands.
  var position: TextPosition
  /// The appearance of the slot that it is about, in words.
  var appearance: String?

  /// The problem as a diagnostic about a file and, where there is one, about its color.
  func diagnostic(path: String, color: String?) -> Diagnostic {
    var subject = ""
    if let color {
      subject = "color '\(color.forMessage)'" + (appearance.map { ", \($0)" } ?? "") + ": "
    }
    return Diagnostic(
      severity: severity, rule: rule, variant: variant, message: subject + message,
      location: Diagnostic.Location(path: path, position: position), color: color,
      appearance: appearance)
  }
}
