/// An option of a command: how it is written, and its line in the help.
struct CommandOption: Sendable {
  /// The long name with its dashes.
  var name: String
  /// The short name with its dash, if it has one.
  var short: String?
  /// What stands for the value in the help, nil for an option without one.
  var value: String?
  /// Whether the value may be left out.
  var isValueOptional = false
  /// The values that are allowed, nil where any is.
  var choices: [String]?
  /// What it does.
  var help: String

  init(
    _ name: String, short: String? = nil, value: String? = nil, choices: [String]? = nil,
    isValueOptional: Bool = false, help: String
  ) {
    self.isValueOptional = isValueOptional
    self.name = name
    self.short = short
    self.value = value ?? choices?.joined(separator: "|")
    self.choices = choices
    self.help = help
  }
}
