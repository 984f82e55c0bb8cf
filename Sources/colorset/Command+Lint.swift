import ColorSetCompiler

extension Command {
  /// `colorset lint`.
  static let lint = Command(
    name: "lint", summary: "Check the color sets of asset catalogs",
    usage: "[PATH ...] [OPTION ...]",
    options: [
      CommandOption(
        "--format", choices: ReportFormat.allCases.map(\.rawValue),
        help: "The format of the report (default: human)."),
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write the report to a file; by default to standard output."),
      CommandOption("--strict", help: "Warnings count, too."),
      CommandOption("--quiet", help: "Report errors only."),
      CommandOption("--max-warnings", value: "N", help: "Exit 1 when there are more warnings."),
      CommandOption("--error-on-no-input", help: "Exit 2 when there is no color set."),
      CommandOption(
        "--stdin-path", value: "PATH",
        help: "With '-' as PATH: read one Contents.json from standard input, as if it lay there."),
    ] + ruleOptions + inputOptions,
    discussion: """
      A PATH is an asset catalog, a folder of color sets, or a folder that holds catalogs at any depth; by default
      the working folder. 'colorset rules' lists what is checked. The report goes to standard output, all else to
      standard error. Exit codes: 0 nothing that counts, 1 errors, or warnings with --strict, 2 no report.

      To begin with an app that has findings already, write them down once and count only new ones:

        colorset lint --write-baseline .colorset-baseline.json
        colorset lint --baseline .colorset-baseline.json

      A '.colorset.json' sets the levels of rules, ignores findings, and says what colors are for; 'colorset init'
      writes one to start from, and 'colorset help config' explains its keys.
      """,
    run: runLint)

  @Sendable
  private static func runLint(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    let limit = try maximumOfWarnings(arguments)
    let compiler = try makeCompiler(arguments)
    let filter = try makeFilter(arguments, compiler.configuration)
    let compilation: Compilation
    do {
      compilation = try compile(compiler, arguments)
    } catch let error as FileError
      where error.isAboutNoInput && !arguments.isSet("--error-on-no-input")
    {
      terminal.say("\(error); nothing to check")
      return 0
    }
    let found = compilation.diagnostics + compiler.lint(compilation.palette)
    if let file = arguments.value("--write-baseline") {
      return try writeBaseline(filter.apply(found), to: file, terminal)
    }
    let filtered = filter.apply(found)
    for entry in filtered.unusedBaseline { terminal.say(unused: entry) }
    let findings =
      arguments.isSet("--quiet") ? filtered.kept.filter { $0.severity == .error } : filtered.kept
    try write(
      LintReport(
        findings: findings, suppressed: filtered.suppressed, version: Version.current,
        isColored: terminal.colorsReport), arguments)
    return exitCode(filtered.kept, limit: limit, isStrict: arguments.isSet("--strict"))
  }

  private static func maximumOfWarnings(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value("--max-warnings") else { return nil }
    guard let limit = Int(text), limit >= 0 else {
      throw UsageError("--max-warnings cannot be '\(text)'; it is a number from 0 on")
    }
    return limit
  }

  private static func compile(
    _ compiler: Compiler, _ arguments: Arguments
  ) throws -> Compilation {
    guard arguments.operands.contains("-") else {
      if arguments.value("--stdin-path") != nil {
        throw UsageError("--stdin-path needs '-' as the path")
      }
      return try compiler.compile()
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("'-' is standard input and cannot stand beside other paths")
    }
    return compiler.compile(
      from: "/dev/stdin", as: arguments.value("--stdin-path") ?? "Color.colorset/Contents.json")
  }

  private static func writeBaseline(
    _ filtered: FilteredDiagnostics, to file: String, _ terminal: Terminal
  ) throws -> Int32 {
    let known = filtered.suppressed.filter { $0.cause == .baseline }.map(\.diagnostic)
    let baseline = Baseline(
      (filtered.kept + known).filter { $0.rule != Diagnostic.unreadable && $0.severity != .note })
    try AtomicFile.write([Array(baseline.text.utf8)], to: file)
    terminal.report(filtered.kept.filter { $0.rule == Diagnostic.unreadable })
    terminal.say("\(file) holds \(baseline.counts.values.reduce(0, +)) findings")
    return filtered.kept.contains { $0.rule == Diagnostic.unreadable } ? 2 : 0
  }

  private static func write(_ report: LintReport, _ arguments: Arguments) throws {
    let format: ReportFormat = arguments.choice("--format") ?? .human
    let text = Array(format.write(report).utf8)
    if let output = arguments.value("--output"), output != "-" {
      try AtomicFile.write([text], to: output)
    } else {
      _ = try Terminal.print([text])
    }
  }

  private static func exitCode(_ kept: [Diagnostic], limit: Int?, isStrict: Bool) -> Int32 {
    if kept.contains(where: { $0.rule == Diagnostic.unreadable }) { return 2 }
    if kept.contains(where: { $0.severity == .error }) { return 1 }
    let warnings = kept.count { $0.severity == .warning }
    return warnings > (isStrict ? 0 : limit ?? .max) ? 1 : 0
  }
}
