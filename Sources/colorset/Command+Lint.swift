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
      CommandOption("--quiet", help: "Report only what lets the command end with 1."),
      CommandOption("--max-warnings", value: "N", help: "Exit 1 when there are more warnings."),
      CommandOption("--error-on-no-input", help: "Exit 2 when there is no color set."),
      CommandOption(
        "--stdin-path", value: "PATH",
        help: "With '-' as PATH: read one Contents.json from standard input, as if it lay there."),
    ] + fixOptions + ruleOptions + inputOptions,
    discussion: """
      A PATH is an asset catalog, a folder of color sets, or a folder that holds catalogs at any depth; by default
      the working folder. 'colorset rules' lists what is checked. The report goes to standard output, all else to
      standard error. Exit codes: 0 nothing that counts, 1 errors, or warnings with --strict, 2 no report, or one of
      color sets that cannot be read.

      To begin with an app that has findings already, write them down once and count only new ones:

        colorset lint --write-baseline
        colorset lint

      The baseline is '.colorset-baseline.json' beside the configuration, else in the working folder; both options take
      another file.

      \(fixHelp)

      A '.colorset.json' sets the levels of rules, ignores findings, and says what colors are for; 'colorset init'
      writes one to start from, and 'colorset help config' explains its keys.

      \(reportFormats)
      """,
    run: runLint)

  @Sendable
  private static func runLint(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    try checkOutputs(arguments)
    try checkFixOptions(arguments)
    let limit = arguments.isSet("--strict") ? 0 : try maximumOfWarnings(arguments)
    // What an editor hands over has the configuration of the place that it says.
    let place = arguments.operands == ["-"] ? arguments.value("--stdin-path") : nil
    let compiler = try makeCompiler(arguments, paths: place.map { [$0] } ?? arguments.operands)
    let filter = try makeFilter(arguments, compiler.configuration)
    var compilation: Compilation
    do {
      compilation = try compile(compiler, arguments)
    } catch let error as FileError
      where error.isAboutNoInput && !arguments.isSet("--error-on-no-input")
    {
      try checkOutput(
        "--output", file(arguments, "--output"), in: .empty, arguments, compiler.configuration)
      terminal.say("\(error); nothing to check")
      let report = LintReport(findings: [], version: Version.current)
      if format(arguments).isForPrograms { try write(report, arguments) }
      return 0
    }
    let written = try writtenBaseline(arguments, compiler.configuration)
    for (option, file) in [
      ("--output", file(arguments, "--output")), ("--write-baseline", written),
    ] {
      try checkOutput(option, file, in: compilation.palette, arguments, compiler.configuration)
    }
    var filtered = filtered(compilation, compiler, filter, arguments)
    var isWritten = true
    if arguments.isSet("--fix") {
      let result = try mend(filtered, compilation, compiler, filter, arguments, terminal)
      if let code = result.exitCode { return code }
      (compilation, filtered, isWritten) = (result.compilation, result.filtered, result.isWritten)
    }
    if let written {
      let folder = BaselineFolder(compiler.configuration, workingFolder: compiler.workingFolder)
      return try writeBaseline(filtered, to: written, from: folder, terminal)
    }
    for entry in filtered.unusedBaseline { terminal.say(unused: entry) }
    let hasTooMany = hasTooManyWarnings(filtered.kept, limit)
    var report = report(on: filtered, hasTooMany, terminal, arguments)
    report.hasBaseline = try baselineFile(arguments, compiler.configuration) != nil
    report.colorSets = compilation.palette.catalogs.reduce(0) { $0 + $1.colorSets.count }
    report.workingFolder = compiler.workingFolder
    report.failsOnWarnings = hasTooMany
    if hasTooMany, let limit = arguments.value("--max-warnings") {
      terminal.say("there are more warnings than --max-warnings \(limit) allows")
    }
    try write(report, arguments)
    Process.end(
      isWritten ? exitCode(filtered.kept, limit) : 2, keeping: (compilation, filtered, report))
  }

  /// Mends what was found and looks again; some mends uncover others, such as a new color that cannot be read on another one.
  ///
  /// - Returns: What is left, whether all could be written, and the exit code when there is nothing to report.
  private static func mend(
    _ filtered: FilteredDiagnostics, _ compilation: Compilation, _ compiler: Compiler,
    _ filter: DiagnosticFilter, _ arguments: Arguments, _ terminal: Terminal
  ) throws -> (
    compilation: Compilation, filtered: FilteredDiagnostics, isWritten: Bool, exitCode: Int32?
  ) {
    var (compilation, filtered) = (compilation, filtered)
    var done = MendSummary()
    for _ in 0..<MendPlan.mostRounds {
      let plan = compiler.planMends(
        of: filtered.kept, in: compilation.palette, filter: filter,
        proposes: arguments.isSet("--unsafe"))
      if arguments.isSet("--dry-run") {
        return (compilation, filtered, true, try printDiff(of: plan, terminal))
      }
      done.add(plan, failures: compiler.carryOut(plan))
      if plan.files.isEmpty { break }
      compilation = try compile(compiler, arguments)
      filtered = Self.filtered(compilation, compiler, filter, arguments)
      if !done.failures.isEmpty { break }
    }
    say(done, terminal)
    return (compilation, filtered, done.failures.isEmpty, nil)
  }

  /// What counts of what is wrong with the catalogs.
  private static func filtered(
    _ compilation: Compilation, _ compiler: Compiler, _ filter: DiagnosticFilter,
    _ arguments: Arguments
  ) -> FilteredDiagnostics {
    var found = Terminal.watching("checking color sets") {
      compiler.lint(
        compilation.palette, filter: filter, canReadFiles: !arguments.operands.contains("-"))
    }
    found += compilation.diagnostics
    // Thousands of findings are handed on rather than copied.
    return filter.apply(consume found, in: compilation.palette)
  }

  private static func checkOutputs(_ arguments: Arguments) throws(UsageError) {
    guard arguments.value("--write-baseline") != nil else { return }
    for option in ["--output", "--format"] where arguments.value(option) != nil {
      throw UsageError("\(option) and --write-baseline exclude each other")
    }
  }

  private static func report(
    on filtered: FilteredDiagnostics, _ hasTooManyWarnings: Bool, _ terminal: Terminal,
    _ arguments: Arguments
  ) -> LintReport {
    let isQuiet = arguments.isSet("--quiet")
    // What lets the command end with 1 is never hidden.
    let shown: Set<Diagnostic.Severity> = hasTooManyWarnings ? [.error, .warning] : [.error]
    let isColored =
      file(arguments, "--output") == nil
      ? terminal.colorsReport : arguments.value("--color") == "always"
    var report = LintReport(
      findings: isQuiet ? filtered.kept.filter { shown.contains($0.severity) } : filtered.kept,
      suppressed: filtered.suppressed, version: Version.current, isColored: isColored)
    report.hidden = filtered.kept.count - report.findings.count
    report.canReadFiles = !arguments.operands.contains("-")
    return report
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
      return try compilation(of: compiler, arguments)
    }
    guard arguments.operands.count == 1 else {
      throw UsageError("'-' is standard input and cannot stand beside other paths")
    }
    let path = FilePath.normalized(
      arguments.value("--stdin-path") ?? "Color.colorset/Contents.json")
    guard path.lowercased().hasSuffix(".colorset/contents.json") else {
      throw UsageError("--stdin-path '\(path)' must end in NAME.colorset/Contents.json")
    }
    return compiler.compile(from: "/dev/stdin", as: path)
  }

  /// The file of `--write-baseline`, `-` for standard output; nil when none is written.
  private static func writtenBaseline(
    _ arguments: Arguments, _ configuration: Configuration
  ) throws(UsageError) -> String? {
    guard let file = arguments.value("--write-baseline") else { return nil }
    if file.isEmpty, arguments.isSet("--no-config") || arguments.isSet("--no-baseline") {
      throw UsageError(
        "without a configuration or baseline, name the file: --write-baseline FILE")
    }
    return file.isEmpty ? usualBaseline(configuration) : file
  }

  private static func writeBaseline(
    _ filtered: FilteredDiagnostics, to file: String, from folder: BaselineFolder,
    _ terminal: Terminal
  ) throws -> Int32 {
    let known = filtered.suppressed.filter { $0.cause == .baseline }.map(\.diagnostic)
    var baseline = Baseline(
      (filtered.kept + known).filter { $0.rule != Diagnostic.unreadable && $0.severity != .note },
      from: folder)
    // A run over a part of an app must not forget what is known of the rest.
    for (entry, count) in filtered.uncheckedBaseline.counts { baseline.add(entry, count: count) }
    try write([Array(baseline.text.utf8)], to: file == "-" ? nil : file)
    terminal.report(filtered.kept.filter { $0.rule == Diagnostic.unreadable })
    let count = baseline.counts.values.reduce(0, +)
    terminal.say("\(file) holds \(count) finding\(count == 1 ? "" : "s")")
    return filtered.kept.contains { $0.rule == Diagnostic.unreadable } ? 2 : 0
  }

  private static func format(_ arguments: Arguments) -> ReportFormat {
    arguments.choice("--format") ?? .human
  }

  /// The file that an option names, nil for standard output.
  private static func file(_ arguments: Arguments, _ option: String) -> String? {
    arguments.value(option).flatMap { $0 == "-" ? nil : $0 }
  }

  private static func write(_ report: LintReport, _ arguments: Arguments) throws {
    guard let file = file(arguments, "--output") else {
      return try Terminal.print { format(arguments).write(report, to: $0) }
    }
    try AtomicFile.write(format(arguments).pieces(of: report), to: file)
  }

  private static func write(_ text: [[UInt8]], to file: String?) throws {
    if let file {
      try AtomicFile.write(text, to: file)
    } else {
      _ = try Terminal.print(text)
    }
  }

  private static func hasTooManyWarnings(_ kept: [Diagnostic], _ limit: Int?) -> Bool {
    guard let limit else { return false }
    return kept.count { $0.severity == .warning } > limit
  }

  private static func exitCode(_ kept: [Diagnostic], _ limit: Int?) -> Int32 {
    let (span, hasTooMany) = (kept.span, hasTooManyWarnings(kept, limit))
    var code: Int32 = hasTooMany ? 1 : 0
    for index in span.indices where span[index].severity == .error {
      if span[index].rule == Diagnostic.unreadable { return 2 }
      code = 1
    }
    return code
  }
}
