import ColorSetCompiler

extension Command {
  /// `colorset generate`.
  static let generate = Command(
    name: "generate", summary: "Write Swift source with the colors of asset catalogs",
    usage: "[PATH ...] [--output FILE | --package DIR] [OPTION ...]",
    options: [
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write to a file, only when its content changes; by default to standard output."),
      packageOption,
      CommandOption("--name", value: "TYPE", help: "Name of the root type (default: Palette)."),
      CommandOption(
        "--module", value: "NAME",
        help: "The module that the code becomes part of; a root type with its name is an error."),
      CommandOption(
        "--access", choices: AccessLevel.allCases.map(\.rawValue),
        help: "Access level of the generated code (default: internal)."),
      CommandOption(
        "--runtime", choices: RuntimeMode.allCases.map(\.rawValue),
        help: "Import DynamicColors, or carry its source in the same file (default: module)."),
      CommandOption(
        "--extensions",
        help: "Add the colors as members to SwiftUI's Color and ShapeStyle, UIColor, NSColor."),
      CommandOption(
        "--check", help: "Write nothing; exit 1 when the output file is not up to date."),
      CommandOption(
        "--no-lint", help: "Do not judge colors and names; what cannot be read still counts."),
      baselineOption, noBaselineOption,
    ] + buildSystemOptions + inputOptions,
    discussion: """
      A PATH is an asset catalog, a folder of color sets, or a folder that holds catalogs at any depth; by default
      the working folder. All catalogs of one run become one file, and nothing is written when one has an error.

      \(packageHelp)

      A '.colorset.json' may say all this once for all; 'colorset help config' explains its keys.
      """,
    run: runGenerate)

  @Sendable
  private static func runGenerate(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    var compiler = try makeCompiler(arguments)
    let package = try packageName(arguments, compiler.configuration)
    let options = try swiftOptions(arguments, compiler.configuration)
    compiler.configuration.extensions = options.extensions
    compiler.configuration.name = options.rootName
    let output =
      arguments.value("--package") ?? arguments.value("--output") ?? compiler.configuration.output
    try checkBuildSystemOptions(arguments, output: output)
    if arguments.isSet("--check"), output == nil || output == "-" {
      throw UsageError("--check compares with a file; name it with --output FILE")
    }

    // There is no code for a color that cannot be read, whatever a configuration or a baseline says; and what these say in
    // vain is for 'lint' to tell.
    let filter = try makeFilter(
      arguments, compiler.configuration, skipping: [Rule.unusedIgnore.id], keepsErrors: true)
    var compilation = try compilation(of: compiler, arguments)
    if arguments.isSet("--list-inputs") {
      Process.end(
        try printInputs(of: compilation, compiler, arguments, output: output), keeping: compilation)
    }
    if !arguments.isSet("--no-lint") {
      // What is only good to know would drown the log of a build.
      compilation.diagnostics += Terminal.watching("checking color sets") {
        compiler.lint(compilation.palette, filter: filter, withNotes: false)
      }
    }
    compilation.diagnostics = filter.apply(compilation.diagnostics).kept
    terminal.report(compilation.diagnostics)
    guard !compilation.hasErrors else {
      if output != nil {
        terminal.say(
          arguments.isSet("--check")
            ? "nothing was compared because of the errors above"
            : "nothing was written because of the errors above")
      }
      return compilation.exitCode
    }
    try checkPlaces(arguments, output, in: compilation.palette, compiler.configuration)
    if let package {
      let code = try finishPackage(
        package, of: compilation, compiler, options, arguments, terminal)
      Process.end(code, keeping: compilation)
    }
    let source = compiler.source(compilation.palette, options)
    let code = try finish(source, output, isCheck: arguments.isSet("--check"), terminal)
    if let output {
      try writeDepfile(of: compilation, compiler, arguments, target: output)
    }
    Process.end(code, keeping: compilation)
  }

  /// How the arguments and the configuration want the code.
  private static func swiftOptions(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(UsageError) -> SwiftOptions {
    var options = SwiftOptions()
    if let name = arguments.value("--name") {
      if let problem = SwiftOptions.problem(withRootName: name) {
        throw UsageError("--name '\(name)' \(problem); choose another, such as 'Palette'")
      }
    }
    options.rootName = arguments.value("--name") ?? configuration.name ?? options.rootName
    options.access = arguments.choice("--access") ?? configuration.access ?? options.access
    options.runtime = arguments.choice("--runtime") ?? configuration.runtime ?? options.runtime
    options.extensions = arguments.isSet("--extensions") || configuration.extensions ?? false
    if let problem = arguments.value("--module").flatMap(options.problem(inModule:)) {
      throw UsageError(problem)
    }
    return options
  }

  private static func finish(
    _ source: FilePieces, _ output: String?, isCheck: Bool, _ terminal: Terminal
  ) throws -> Int32 {
    guard let output, output != "-" else { return try Terminal.print(source) }
    if isCheck {
      if try AtomicFile.holds(source, at: output) { return 0 }
      terminal.say("\(output) is not up to date; run the same command without --check")
      return 1
    }
    try AtomicFile.write(source, to: output)
    return 0
  }
}
