import ColorSetCompiler

extension Command {
  /// The options that choose a configuration.
  static let configurationOptions: [CommandOption] = [
    CommandOption(
      "--config", value: "FILE",
      help: "Read this configuration; by default the nearest .colorset.json up the tree."),
    CommandOption("--no-config", help: "Read no configuration."),
  ]

  /// The options of commands that read catalogs.
  static let inputOptions: [CommandOption] = configurationOptions + [jobsOption]

  /// The option that says how many threads work.
  static let jobsOption = CommandOption(
    "--jobs", value: "N", help: "Read with N threads (default: one for each processor).")

  /// The compiler that the arguments of a command ask for.
  static func makeCompiler(_ arguments: Arguments) throws -> Compiler {
    try makeCompiler(arguments, paths: arguments.operands)
  }

  /// The same for paths that are not all words of the command; none stand for the working folder.
  static func makeCompiler(
    _ arguments: Arguments, paths: [String], readsConfiguration: Bool = true
  ) throws -> Compiler {
    let workingFolder = WorkingFolder.path
    let paths = paths.isEmpty ? ["."] : paths
    if paths.contains("") {
      throw UsageError("a path is empty; leave it out for the working folder")
    }
    var compiler = Compiler(paths: paths, workingFolder: workingFolder)
    if let jobs = arguments.value("--jobs") {
      guard let count = Int(jobs), 1...64 ~= count else {
        throw UsageError("--jobs cannot be '\(jobs)'; it is a number from 1 to 64")
      }
      compiler.threads = count
    }
    guard readsConfiguration else { return compiler }
    compiler.configuration = try configuration(arguments, for: paths[0], workingFolder)
    if arguments.value("--config") == nil, !arguments.isSet("--no-config") {
      warnOfOthers(than: compiler.configuration, paths, workingFolder, Terminal(arguments))
    }
    return compiler
  }

  /// Says which configurations of further paths are not read, since one holds for a whole run.
  private static func warnOfOthers(
    than configuration: Configuration, _ paths: [String], _ workingFolder: String,
    _ terminal: Terminal
  ) {
    var others: [String] = []
    for path in paths.dropFirst() {
      let file = ConfigurationFinder.nearest(to: path, workingFolder: workingFolder)
      if let file, file != configuration.path, !others.contains(file) { others.append(file) }
    }
    for file in others {
      terminal.say(
        "warning: \(file) is not read, since \(configuration.path ?? "the first path") decides for "
          + "all paths; check its folder on its own")
    }
  }

  /// The configuration that the arguments of a command ask for: one that is named, none, or the nearest to a path.
  static func configuration(
    _ arguments: Arguments, for path: String, _ workingFolder: String
  ) throws -> Configuration {
    if arguments.isSet("--no-config") {
      if arguments.value("--config") != nil {
        throw UsageError("--config and --no-config exclude each other")
      }
      return Configuration()
    }
    let file =
      arguments.value("--config")
      ?? ConfigurationFinder.nearest(to: path, workingFolder: workingFolder)
    return try file.map { try ConfigurationReader.read($0) } ?? Configuration()
  }
}
