import ColorSetCompiler
import DynamicColors

/// The words of a command line, sorted into options and the rest.
struct Arguments: Sendable {
  /// What is not an option: paths, or a command's name.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  /// Sorts the words after the command's name.
  ///
  /// - Throws: ``UsageError`` for what the command does not know, with the nearest that it does.
  init(_ words: ArraySlice<String>, for command: Command) throws(UsageError) {
    let options = command.options + Command.commonOptions
    var words = words
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else {
        throw Self.unknownOption(name, options, command)
      }
      if values[option.name] != nil || flags.contains(option.name) {
        throw UsageError("\(option.name) is given twice")
      }
      let attached = parts.count == 2 ? String(parts[1]) : nil
      try take(option, attached, &words)
    }
    if let operand = operands.first, !command.takesOperands {
      throw UsageError("'\(command.name)' takes no '\(operand)'")
    }
  }

  /// The value of an option, nil when it is not given; empty when its value may be left out and is.
  func value(_ name: String) -> String? { values[name] }

  /// Whether an option without a value is given.
  func isSet(_ name: String) -> Bool { flags.contains(name) }

  /// The value of an option that is one of some choices.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    values[name].flatMap(Choice.init(rawValue:))
  }

  private mutating func take(
    _ option: CommandOption, _ attached: String?, _ words: inout ArraySlice<String>
  ) throws(UsageError) {
    guard let placeholder = option.value else {
      if attached != nil { throw UsageError("\(option.name) takes no value") }
      flags.insert(option.name)
      return
    }
    let isOption = attached == nil && words.first.map { $0.hasPrefix("-") && $0 != "-" } ?? false
    // The next word may as well be a path to work on, and no folder is the file that the option names.
    if option.isValueOptional, attached == nil,
      isOption || words.first.map({ FileStatus.isFolder($0) }) ?? true
    {
      values[option.name] = ""
      return
    }
    guard !isOption, let value = attached ?? words.popFirst(), !value.isEmpty else {
      throw UsageError("\(option.name) needs a value: \(option.name) \(placeholder)")
    }
    if let choices = option.choices, !choices.contains(value) {
      let nearest = NearestNames.of(value, among: choices).first
      throw UsageError(
        "\(option.name) cannot be '\(value)'; "
          + (nearest.map { "did you mean '\($0)'?" }
            ?? "it is one of \(choices.joined(separator: ", "))"))
    }
    values[option.name] = value
  }

  private static func unknownOption(
    _ name: String, _ options: [CommandOption], _ command: Command
  ) -> UsageError {
    if let nearest = NearestNames.of(name, among: options.map(\.name)).first {
      return UsageError("unknown option '\(name)'; did you mean '\(nearest)'?")
    }
    if let owner = Command.all.first(where: { $0.options.contains { $0.name == name } }) {
      return UsageError(
        "'\(name)' is an option of 'colorset \(owner.name)', not of '\(command.name)'")
    }
    return UsageError("unknown option '\(name)'; see 'colorset help \(command.name)'")
  }
}
