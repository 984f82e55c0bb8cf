import ColorSetCompiler

extension Command {
  /// `colorset diff`.
  static let diff = Command(
    name: "diff", summary: "Tell what changed between two states of catalogs",
    usage: "OLD NEW [OPTION ...]",
    options: [
      CommandOption(
        "--format", choices: ["text", "markdown", "html"],
        help: "Lines, a comment for a review, or a page with both states side by side."),
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write to a file; by default to standard output."),
      CommandOption(
        "--files", value: "FILE",
        help:
          "Compare only what this list names, as 'git diff --name-only' prints it; '-' reads it."),
      CommandOption("--strict", help: "New warnings count, too."),
      baselineOption, noBaselineOption,
    ] + inputOptions,
    discussion: """
      OLD and NEW are asset catalogs, or folders that hold some. The command lists the color sets that were added, removed or
      renamed, each value that changed with the difference (CIEDE2000; 1 can hardly be seen), the contrast of pairs that
      changed, and what the rules find now and did not before, or the other way round. The configuration and the baseline
      are those of NEW.

        git worktree add /tmp/before main
        colorset diff /tmp/before/App App --format markdown

      Exit codes: 0 no new errors, 1 new errors, or warnings with --strict, 2 no answer.
      """,
    run: runDiff)

  @Sendable
  private static func runDiff(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError("'diff' takes two paths: colorset diff OLD NEW")
    }
    let (old, new) = (arguments.operands[0], arguments.operands[1])
    let compiler = try makeCompiler(arguments, paths: [new])
    let filter = try makeFilter(arguments, compiler.configuration)
    var before = compiler
    before.paths = [old]
    let selection = try arguments.value("--files").map { path throws(FileError) in
      try FileSelection(list: path)
    }
    let comparison = CatalogComparison(
      try state(before, filter), try state(compiler, filter),
      configuration: compiler.configuration, files: selection)
    try write(comparison, arguments)
    let counts = comparison.newFindings.contains {
      $0.severity == .error || arguments.isSet("--strict") && $0.severity == .warning
    }
    return counts ? 1 : 0
  }

  private static func state(
    _ compiler: Compiler, _ filter: DiagnosticFilter
  ) throws -> CatalogComparison.State {
    var compilation = try Terminal.watching("reading color sets") { try compiler.compile() }
    let found = Terminal.watching("checking color sets") {
      compilation.diagnostics + compiler.lint(compilation.palette, filter: filter)
    }
    let kept = filter.apply(found, in: compilation.palette).kept
    compilation.palette.makePathsRelative(to: compiler.workingFolder)
    return CatalogComparison.State(compilation.palette, findings: kept)
  }

  private static func write(_ comparison: CatalogComparison, _ arguments: Arguments) throws {
    let output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    let pieces: [[UInt8]] =
      switch arguments.value("--format") {
      case "html":
        ComparisonPage.write(
          comparison, title: arguments.operands.joined(separator: " → "))
      case "markdown": [Array(ComparisonMarkdown.write(comparison).utf8)]
      default:
        [
          Array(
            ComparisonText.write(
              comparison, swatch: output == nil ? Terminal(arguments).swatch : .none
            ).utf8)
        ]
      }
    if let output {
      try AtomicFile.write(pieces, to: output)
    } else {
      _ = try Terminal.print(pieces)
    }
  }
}
