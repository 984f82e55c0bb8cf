import ColorSetCompiler

extension Command {
  /// The options of commands that check color sets.
  static let ruleOptions: [CommandOption] = [
    CommandOption(
      "--only", value: "RULES",
      help: "Check these rules only, separated by commas, also those that are off."),
    CommandOption("--skip", value: "RULES", help: "Leave these rules out."),
    baselineOption,
    CommandOption(
      "--write-baseline", value: "FILE",
      help: "Write all errors and warnings to a baseline and exit 0."),
  ]

  /// The option of commands that leave known findings out.
  static let baselineOption = CommandOption(
    "--baseline", value: "FILE", help: "Findings that are in this file do not count.")

  /// The filter that the arguments of a command ask for.
  static func makeFilter(
    _ arguments: Arguments, _ configuration: Configuration, skipping skipped: Set<String> = [],
    keepsErrors: Bool = false
  ) throws -> DiagnosticFilter {
    var baseline: Baseline?
    if let file = arguments.value("--baseline") { baseline = try BaselineReader.read(file) }
    return DiagnosticFilter(
      configuration: configuration, baseline: baseline,
      only: try ruleIDs(arguments, "--only"),
      skipped: try ruleIDs(arguments, "--skip")?.union(skipped) ?? skipped,
      isWhole: isWhole(arguments, configuration), keepsErrors: keepsErrors)
  }

  /// Whether the paths cover what the configuration and the baseline are about: the working folder, or a folder with the
  /// configuration.
  private static func isWhole(_ arguments: Arguments, _ configuration: Configuration) -> Bool {
    arguments.operands.isEmpty || arguments.operands.contains(".")
      || arguments.operands.contains {
        configuration.path?.hasPrefix(FilePath.normalized($0) + "/") ?? false
      }
  }

  private static func ruleIDs(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> Set<String>? {
    guard let list = arguments.value(option) else { return nil }
    var ids: Set<String> = []
    for part in list.split(separator: ",") {
      let id = part.filter { $0 != " " }
      guard Rule.named(id) != nil else { throw UsageError("\(option): \(unknownRule(id))") }
      ids.insert(id)
    }
    return ids
  }

  /// What is said about an id that no rule has.
  static func unknownRule(_ id: String) -> String { UnknownRuleError(id: id).description }
}
