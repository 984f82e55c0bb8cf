/// How the parts of a manual page are written.
enum RuleManualForm {
  /// As plain text.
  case plain
  /// As Markdown.
  case markdown

  /// The line above a part: its title, and what else there is to say.
  func title(_ title: String, _ rest: String = "") -> String {
    self == .plain ? "\(title)\(rest):\n" : "**\(title)**\(rest):\n"
  }

  /// The line of an option; Markdown takes a line that begins with a dash for a list also right after a paragraph.
  func line(of option: RuleOption) -> String {
    self == .plain
      ? "  \(option.name) (\(option.standard)): \(option.summary)\n"
      : "- `\(option.name)` (`\(option.standard)`): \(option.summary)\n"
  }

  /// A block of code; the fence of Markdown is longer than any that the text could hold.
  func block(_ text: String) -> String {
    if self == .plain { return text }
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
