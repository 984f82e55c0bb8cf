/// A rule as SARIF describes it.
enum SARIFRule {
  /// The description of an id; only the id when it is of no rule.
  static func value(of id: String) -> JSONValue {
    guard let rule = Rule.named(id) else { return .object(["id": .text(id)]) }
    let level = rule.level.severity?.rawValue
    return .object([
      "id": .text(id),
      "shortDescription": text(rule.summary + "."),
      "fullDescription": text(rule.rationale.onOneLine),
      "help": .object([
        "text": .text(RuleManual.page(of: rule)),
        "markdown": .text(RuleManual.markdown(of: rule)),
      ]),
      "defaultConfiguration": .object([
        "enabled": level == nil ? .boolean(false) : nil, "level": level.map { .text($0) },
      ]),
    ])
  }

  private static func text(_ words: String) -> JSONValue { .object(["text": .text(words)]) }
}

extension String {
  /// The text with spaces for its line feeds.
  fileprivate var onOneLine: String {
    split(separator: "\n").joined(separator: " ")
  }
}
