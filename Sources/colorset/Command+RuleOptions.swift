import ColorSetCompiler

extension Command {
  /// The options of commands that check color sets.
  static let ruleOptions: [CommandOption] = [
    CommandOption(
      "--only", value: "RULES",
      help: "Check these rules only, separated by commas, also those that are off."),
    CommandOption("--skip", value: "RULES", help: "Leave these rules out."),
    baselineOption, noBaselineOption,
    CommandOption(
      "--write-baseline", value: "FILE", isValueOptional: true,
      help: "Write all errors and warnings to a baseline and exit 0."),
  ]

  /// The option of commands that leave known findings out.
  static let baselineOption = CommandOption(
    "--baseline", value: "FILE",
    help:
      "Findings that are in this file do not count (default: \(Baseline.fileName), if there is one)."
  )

  /// The option of commands that count known findings, too.
  static let noBaselineOption = CommandOption(
    "--no-baseline", help: "Read no baseline; all findings count.")

  /// The baseline that is read: the one that is named, else the usual one if it is there; nil for none.
  ///
  /// Who wants no configuration wants nothing that lies beside one.
  static func baselineFile(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(UsageError) -> String? {
    let named = arguments.value("--baseline")
    if arguments.isSet("--no-baseline") {
      if named != nil { throw UsageError("--baseline and --no-baseline exclude each other") }
      return nil
    }
    if let named { return named }
    if arguments.isSet("--no-config") { return nil }
    let usual = usualBaseline(configuration)
    return FileStatus.isFile(usual) ? usual : nil
  }

  /// Where a baseline lies when nobody says where: beside the configuration, else in the working folder.
  static func usualBaseline(_ configuration: Configuration) -> String {
    let folder = configuration.path.map { FilePath.folder(of: $0) } ?? "."
    return FilePath.join(folder, Baseline.fileName)
  }

  /// The filter that the arguments of a command ask for.
  static func makeFilter(
    _ arguments: Arguments, _ configuration: Configuration, skipping skipped: Set<String> = [],
    keepsErrors: Bool = false
  ) throws -> DiagnosticFilter {
    var baseline: Baseline?
    if let file = try baselineFile(arguments, configuration) {
      baseline = try BaselineReader.read(file)
    }
    return DiagnosticFilter(
      configuration: configuration, baseline: baseline,
      baselineFolder: BaselineFolder(configuration, workingFolder: WorkingFolder.path),
      only: try ruleIDs(arguments, "--only"),
      skipped: try ruleIDs(arguments, "--skip")?.union(skipped) ?? skipped,
      isWhole: ConfigurationScope.isCovered(
        configuration, by: arguments.operands, workingFolder: WorkingFolder.path,
        // Code is made of what is named; to look for more would be a hidden input of a build.
        looksAround: !keepsErrors), keepsErrors: keepsErrors)
  }

  private static func ruleIDs(
    _ arguments: Arguments, _ option: String
  ) throws(UsageError) -> Set<String>? {
    guard let list = arguments.value(option) else { return nil }
    var ids: Set<String> = []
    for part in list.split(separator: ",") {
      let id = part.filter { $0 != " " }
      guard Rule.named(id) != nil else {
        throw UsageError("\(option): \(UnknownRuleError(id: id))")
      }
      ids.insert(id)
    }
    if ids.isEmpty { throw UsageError("\(option) '\(list)' names no rule") }
    return ids
  }
}
