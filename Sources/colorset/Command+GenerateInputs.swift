import ColorSetCompiler

extension Command {
  /// The options of `generate` for build systems.
  static let buildSystemOptions: [CommandOption] = [
    CommandOption(
      "--depfile", value: "FILE",
      help: "Write the rule of the output for Make and Ninja: all files and folders that were read."
    ),
    CommandOption(
      "--list-inputs",
      help: "Print the files and folders that are read, one a line, and write nothing."),
  ]

  /// Checks that the options for build systems go with the others.
  static func checkBuildSystemOptions(
    _ arguments: Arguments, output: String?
  ) throws(UsageError) {
    guard let depfile = arguments.value("--depfile") else { return }
    guard let output, output != "-" else {
      throw UsageError("--depfile is about an output file; name it with --output FILE")
    }
    if arguments.isSet("--check") {
      throw UsageError("--check writes nothing; leave out --depfile")
    }
    if FilePath.normalized(depfile) == FilePath.normalized(output) {
      throw UsageError("--depfile '\(depfile)' is the output; name another file")
    }
  }

  /// Checks that nothing is written over what was read.
  static func checkPlaces(
    _ arguments: Arguments, _ output: String?, in palette: Palette,
    _ configuration: Configuration
  ) throws(UsageError) {
    if let package = arguments.value("--package") {
      if let catalog = palette.catalog(holding: FilePath.join(package, "Package.swift")) {
        throw UsageError(
          "--package '\(package)' lies in the catalog \(catalog); name a folder elsewhere")
      }
    } else {
      try checkOutput("--output", output, in: palette, arguments, configuration)
    }
    try checkOutput(
      "--depfile", arguments.value("--depfile"), in: palette, arguments, configuration)
  }

  /// Prints what a run has read.
  static func printInputs(
    of compilation: Compilation, _ compiler: Compiler, _ arguments: Arguments, output: String?
  ) throws -> Int32 {
    let list = try inputs(of: compilation, compiler, arguments, outputs: output.map { [$0] } ?? [])
    return try Terminal.print(list.paths.map { "\($0)\n" }.joined())
  }

  /// Writes the depfile, if one was asked for.
  static func writeDepfile(
    of compilation: Compilation, _ compiler: Compiler, _ arguments: Arguments, target: String
  ) throws {
    guard let depfile = arguments.value("--depfile") else { return }
    let list = try inputs(of: compilation, compiler, arguments, outputs: [target, depfile])
    guard let text = Depfile.text(target: target, inputs: list.paths) else {
      throw UsageError(
        "--depfile cannot name a file with a line break in its name; rename the file, or leave "
          + "out --depfile")
    }
    for path in list.paths {
      guard let character = Depfile.misread(path) else { continue }
      Terminal(arguments).say(
        "warning: '\(path.forMessage)' has '\(String(character).forMessage)' in its name, which Make or "
          + "Ninja misread, so that the step may run each time or stop them; rename it")
      break
    }
    try AtomicFile.write([Array(text.utf8)], to: depfile)
  }

  private static func inputs(
    of compilation: Compilation, _ compiler: Compiler, _ arguments: Arguments, outputs: [String]
  ) throws(UsageError) -> InputList {
    InputList(
      compilation, configuration: compiler.configuration,
      baseline: try baselineFile(arguments, compiler.configuration),
      outputs: outputs, workingFolder: compiler.workingFolder)
  }
}
