/// The manual of the rules, made of what they say about themselves.
package enum RuleManual {
  /// All rules, a line each.
  package static var list: String {
    let width = Rule.all.map(\.id.count).max() ?? 0
    return Rule.all.map { rule in
      rule.id + String(repeating: " ", count: width - rule.id.count + 2)
        + rule.level.rawValue + String(repeating: " ", count: 9 - rule.level.rawValue.count)
        + rule.summary + "\n"
    }.joined()
  }

  /// The page of one rule, for a terminal.
  package static func page(of rule: Rule) -> String {
    "\(rule.id) (\(rule.level.rawValue))\n\n" + text(of: rule, .plain)
  }

  /// The page of one rule as Markdown, without a title.
  package static func markdown(of rule: Rule) -> String { text(of: rule, .markdown) }

  private static func text(of rule: Rule, _ form: RuleManualForm) -> String {
    var text = "\(rule.summary).\n\n\(rule.rationale)\n"
    if !rule.options.isEmpty {
      text += "\n\(form.title("Options"))"
      for option in rule.options { text += form.line(of: option) }
    }
    if let reason = rule.reasonForNoExamples { return text + "\nNo example: \(reason).\n" }
    text += "\n\(form.title("Finds something", ", where the sign ▶ stands"))"
    for example in rule.triggering { text += "\n" + form.block(example.manualText) }
    text += "\n\(form.title("Finds nothing"))"
    for example in rule.nonTriggering { text += "\n" + form.block(example.manualText) }
    return text + "\n\(legend)\n"
  }

  /// What the abbreviations of examples stand for.
  private static let legend = """
    In examples, #1C1C1E stands for an sRGB color, p3#1C1C1E for one in Display P3, and @dark, @high, @dark+high for
    the 'appearances' of a slot.
    """
}

extension RuleExample {
  /// The example as the manual shows it.
  fileprivate var manualText: String {
    var text = ""
    var folder = ""
    if catalog != Self.standardCatalog {
      text += "  \(catalog)/\n"
      folder = catalog.filter { $0 != File.marker } + "/"
    }
    for file in files {
      text += "  \(folder)\(file.path)\n"
      if file.text.isEmpty {
        let folder = file.path.filter { $0 != File.marker }
        let isFilled = file.isFolder && files.count { $0.path.hasPrefix(folder) } > 0
        if !isFilled { text += "    (an empty \(file.isFolder ? "folder" : "file"))\n" }
        continue
      }
      for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
        text += "    \(line.visible)\n"
      }
    }
    if !configuration.isEmpty { text += "  .colorset.json\n    \(configuration)\n" }
    return text
  }
}

extension Substring {
  /// The text with a sign in the place of a byte-order mark, which nobody can see.
  fileprivate var visible: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar == "\u{FEFF}" { text += "<U+FEFF>" } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension RuleOptionValue: CustomStringConvertible {
  /// The value as a configuration spells it.
  package var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .number(let value): JSONText.number(value)
    case .text(let value): JSONText.string(value)
    case .texts(let values): JSONText.strings(values)
    }
  }
}
