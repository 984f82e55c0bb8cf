/// A command of the tool.
struct Command: Sendable {
  /// The name that is typed.
  var name: String
  /// What it does, in one line.
  var summary: String
  /// What follows the name, for the help.
  var usage: String
  /// The options, without those that every command has.
  var options: [CommandOption]
  /// What there is to say beyond the options.
  var discussion: String
  /// Whether paths or words may follow the name.
  var takesOperands = true
  /// Carries the command out and gives the exit code.
  var run: @Sendable (Arguments) throws -> Int32

  /// All commands, in the order of the help.
  static let all: [Command] = [
    generate, lint, check, preview, show, diff, format, rules, config, initialize, export, help,
  ]

  /// The options that every command has.
  static let commonOptions: [CommandOption] = [
    CommandOption(
      "--color", choices: ["auto", "always", "never"],
      help: "Color in messages; by default on a terminal, unless NO_COLOR is set."),
    CommandOption("--help", short: "-h", help: "Show this help."),
  ]
}
