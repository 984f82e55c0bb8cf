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

  /// The page of one rule.
  package static func page(of rule: Rule) -> String {
    var text = "\(rule.id) (\(rule.level.rawValue))\n\n\(rule.summary).\n\n\(rule.rationale)\n"
    if !rule.options.isEmpty {
      text += "\nOptions:\n"
      for option in rule.options {
        text += "  \(option.name) (\(option.standard)): \(option.summary)\n"
      }
    }
    if let reason = rule.reasonForNoExamples { return text + "\nNo example: \(reason).\n" }
    text += "\nFinds something, where the sign ▶ stands:\n"
    for example in rule.triggering { text += "\n" + example.manualText }
    text += "\nFinds nothing:\n"
    for example in rule.nonTriggering { text += "\n" + example.manualText }
    return text + "\n\(legend)\n"
  }

  /// What the abbreviations of examples stand for.
  static let legend = """
    In examples, #1C1C1E stands for an sRGB color, p3#1C1C1E for one in Display P3, and @dark, @high, @dark+high for
    the 'appearances' of a slot.
    """
}

extension RuleExample {
  /// The example as the manual shows it.
  var manualText: String {
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
