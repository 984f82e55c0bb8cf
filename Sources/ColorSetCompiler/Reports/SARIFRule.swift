/// A rule as SARIF describes it.
enum SARIFRule {
  /// Writes the description of an id; only the id when it is of no rule.
  static func write(_ id: String, to json: inout JSONWriter) {
    json.member("id", id)
    guard let rule = Rule.named(id) else { return }
    json.member("shortDescription") { $0.member("text", rule.summary + ".") }
    json.member("fullDescription") { $0.member("text", rule.rationale.onOneLine) }
    json.member("help") { help in
      help.member("text", RuleManual.page(of: rule))
      help.member("markdown", RuleManual.markdown(of: rule))
    }
    json.member("defaultConfiguration") { configuration in
      if let level = rule.level.severity {
        configuration.member("level", level.rawValue)
      } else {
        configuration.member("enabled", false)
      }
    }
  }
}

extension String {
  /// The text with spaces for its line feeds.
  fileprivate var onOneLine: String {
    split(separator: "\n").joined(separator: " ")
  }
}
