extension RuleManual {
  /// The page of one rule as Markdown, without a title.
  package static func markdown(of rule: Rule) -> String {
    var text = "\(rule.summary).\n\n\(rule.rationale)\n"
    if !rule.options.isEmpty {
      text += "\n**Options**\n\n"
      for option in rule.options {
        text += "- `\(option.name)` (`\(option.standard)`): \(option.summary)\n"
      }
    }
    if let reason = rule.reasonForNoExamples { return text + "\nNo example: \(reason).\n" }
    text += "\n**Finds something**, where the sign ▶ stands:\n"
    for example in rule.triggering { text += "\n" + fenced(example.manualText) }
    text += "\n**Finds nothing**:\n"
    for example in rule.nonTriggering { text += "\n" + fenced(example.manualText) }
    return text + "\n\(legend)\n"
  }

  /// A block of code; the fence is longer than any that the text could hold.
  private static func fenced(_ text: String) -> String {
    var longest = 2
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\n\(text)\(fence)\n"
  }
}
