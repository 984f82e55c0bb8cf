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
    return compiler
  }

  /// Compiles what a compiler's paths hold, with a word on a terminal when it takes long, and says which configurations that
  /// lie nearer to what was found are not read.
  static func compilation(of compiler: Compiler, _ arguments: Arguments) throws -> Compilation {
    let compilation = try Terminal.watching("reading color sets") { try compiler.compile() }
    if arguments.value("--config") == nil, !arguments.isSet("--no-config") {
      let found = compilation.palette.catalogs.map(\.path)
      warnOfOthers(
        than: compiler.configuration, compiler.paths.dropFirst() + found, compiler,
        Terminal(arguments))
    }
    return compilation
  }

  /// Says which configurations of some paths are not read, since one holds for a whole run.
  private static func warnOfOthers(
    than configuration: Configuration, _ paths: [String], _ compiler: Compiler,
    _ terminal: Terminal
  ) {
    var others: [String] = []
    for path in Set(paths).subtracting(compiler.paths.prefix(1)) {
      let file = ConfigurationFinder.nearest(to: path, workingFolder: compiler.workingFolder)
      if let file, file != configuration.path, !others.contains(file) { others.append(file) }
    }
    let used = configuration.path.map { "\($0) holds" } ?? "none was found"
    let first = compiler.paths[0].forMessage(limit: 4096)
    for file in others.sorted(by: CodePointOrder.precedes) {
      let option = "--config \(file.forMessage(limit: 4096).asShellWord)"
      terminal.say(
        "warning: \(file) is not read: one configuration holds for a whole run, looked for from "
          + "'\(first)' up, and \(used); add \(option), or check '\(FilePath.folder(of: file))' "
          + "in a run of its own")
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
