import DynamicColors

extension Command {
  /// `colorset help`.
  static let help = Command(
    name: "help", summary: "Show how a command is used", usage: "[COMMAND]", options: [],
    discussion: "", run: runHelp)

  @Sendable
  private static func runHelp(_ arguments: Arguments) throws -> Int32 {
    guard let name = arguments.operands.first else {
      return try Terminal.print(overview)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("'help' explains one command at a time")
    }
    return try Terminal.print(Command.named(name).helpText)
  }

  /// The command of a name.
  ///
  /// - Throws: ``UsageError`` when there is none, with what was probably meant.
  static func named(_ name: String) throws(UsageError) -> Command {
    if let command = all.first(where: { $0.name == name }) { return command }
    if name.hasPrefix("-") {
      let nearest = NearestNames.of(name, among: ["--version", "--help"]).first
      throw UsageError(
        "'\(name)' is not an option; "
          + (nearest.map { "did you mean '\($0)'?" } ?? "a command comes first, see 'colorset help'")
      )
    }
    if name.contains("/") || name.contains(".") {
      throw UsageError("'\(name)' is not a command; did you mean 'colorset generate \(name)'?")
    }
    let nearest = NearestNames.of(name, among: all.map(\.name)).first
    throw UsageError(
      "'\(name)' is not a command; "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "the commands are \(all.map(\.name).joined(separator: ", "))"))
  }

  /// What the tool is, and its commands.
  static let overview: String = {
    var text = """
      colorset compiles the color sets of Apple asset catalogs to Swift.

      usage: colorset COMMAND [PATH ...] [OPTION ...]

      commands:

      """
    for command in all { text += "  \(command.name.padded(to: 12))\(command.summary)\n" }
    text += """

      options:
        -h, --help  Show this help.
        --version   Print the version.

      Exit codes: 0 nothing that counts, 1 errors in a catalog or an output that is not up to date, 2 wrong usage,
      a wrong configuration, or files that cannot be read or written.
      'colorset help COMMAND' has more.

      """
    return text
  }()

  /// The help of the command.
  var helpText: String {
    var text = "\(summary).\n\nusage: colorset \(name) \(usage)\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    text += "\noptions:\n"
    for option in options + Self.commonOptions {
      let names = (option.short.map { "\($0), " } ?? "") + option.name
      let value = option.value.map { option.isValueOptional ? " [\($0)]" : " \($0)" } ?? ""
      text += "  \(names)\(value)\n        \(option.help)\n"
    }
    return text
  }
}

extension String {
  /// The text with spaces after it, up to a width in characters.
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
