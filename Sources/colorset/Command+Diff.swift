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
          "Compare only what this list names, as 'git diff --name-only --no-renames' prints it; '-' reads it."
      ),
      CommandOption("--strict", help: "New warnings count, too."),
      baselineOption, noBaselineOption,
    ] + inputOptions,
    discussion: """
      OLD and NEW are asset catalogs, or folders that hold some; one of them may hold no color set. The command lists the
      color sets that were added, removed or renamed, each value that changed with the difference (ΔE2000, also called
      CIEDE2000; 1 can hardly be seen), the contrast of pairs that changed, and what the rules find now and did not before, or
      the other way round. The configuration and the baseline are those of NEW.

        git worktree add --detach ../before main
        colorset diff ../before/App App --format markdown
        git diff --name-only --no-renames main | colorset diff ../before/App App --files -

      Exit codes: 0 no new errors, 1 new errors, or warnings with --strict, 2 no answer.
      """,
    run: runDiff)

  @Sendable
  private static func runDiff(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count == 2 else {
      throw UsageError("'diff' takes two paths: colorset diff OLD NEW")
    }
    let (old, new) = (arguments.operands[0], arguments.operands[1])
    for path in [old, new] where isRevision(path) {
      throw FileError(
        path: path,
        message: "there is no such file or folder; for a git revision, first: "
          + "git worktree add ../before \(path), then name ../before in its place")
    }
    let compiler = try makeCompiler(arguments, paths: [new])
    let filter = try makeFilter(arguments, compiler.configuration)
    var before = compiler
    before.paths = [old]
    let selection = try arguments.value("--files").map { path throws(FileError) in
      try FileSelection(list: path, workingFolder: compiler.workingFolder)
    }
    let comparison = try compare(before, compiler, filter, selection, arguments)
    if let selection { warn(of: selection, comparison, Terminal(arguments)) }
    try write(comparison, arguments)
    let counts = comparison.newFindings.contains {
      $0.severity == .error || arguments.isSet("--strict") && $0.severity == .warning
    }
    return counts ? 1 : 0
  }

  /// Whether a path leads nowhere and reads like what git calls a state: `HEAD~2`, `origin/main`, `v1.0`.
  private static func isRevision(_ path: String) -> Bool {
    if FileStatus.isTaken(path) || path.contains(".xcassets") || path.isEmpty { return false }
    if [".", "/"].contains(where: path.hasPrefix) || path.hasSuffix("/") { return false }
    let isMarked = path.contains { "~^@".contains($0) } || path.hasPrefix("origin/")
    return isMarked || !path.contains("/")
  }

  private static func compare(
    _ before: Compiler, _ after: Compiler, _ filter: DiagnosticFilter,
    _ selection: FileSelection?, _ arguments: Arguments
  ) throws -> CatalogComparison {
    let (old, new) = (
      try state(before, filter, arguments, warns: false),
      try state(after, filter, arguments, warns: true)
    )
    // A state without a color set is one to compare with, but not two.
    if case .failure(let error) = old, case .failure = new { throw error }
    let none = CatalogComparison.State(.empty, findings: [])
    return CatalogComparison(
      (try? old.get()) ?? none, (try? new.get()) ?? none, configuration: after.configuration,
      files: selection)
  }

  /// Says when a list of files is empty, or lists nothing that is compared.
  private static func warn(
    of selection: FileSelection, _ comparison: CatalogComparison, _ terminal: Terminal
  ) {
    if selection.count == 0 {
      terminal.say("the list of files is empty, so nothing is compared")
    } else if !comparison.meetsFiles {
      terminal.say(
        "warning: none of the \(selection.count.words("path")) in the list of files lies in a catalog "
          + "of OLD or NEW, so nothing is compared; make the list with "
          + "'git diff --name-only --no-renames REVISION' in the repository of NEW, where REVISION is "
          + "the state of OLD")
    }
  }

  /// The colors of a path and what is found in them; a failure when there is just no color set.
  ///
  /// - Parameters:
  ///   - compiler: Reads the path.
  ///   - filter: Says which findings count.
  ///   - arguments: What was asked for.
  ///   - warns: Whether configurations that are not read are worth a word.
  /// - Returns: The colors, or why there are none.
  /// - Throws: ``FileError`` when the path cannot be read.
  private static func state(
    _ compiler: Compiler, _ filter: DiagnosticFilter, _ arguments: Arguments, warns: Bool
  ) throws -> Result<CatalogComparison.State, FileError> {
    var compilation: Compilation
    do {
      compilation =
        warns
        ? try Self.compilation(of: compiler, arguments)
        : try Terminal.watching("reading color sets") { try compiler.compile() }
    } catch let error as FileError where error.isAboutNoInput {
      return .failure(error)
    }
    try checkOutput(
      "--output", arguments.value("--output"), in: compilation.palette, arguments,
      compiler.configuration)
    let found = Terminal.watching("checking color sets") {
      compilation.diagnostics + compiler.lint(compilation.palette, filter: filter)
    }
    let kept = filter.apply(found, in: compilation.palette).kept
    compilation.palette.makePathsRelative(to: compiler.workingFolder)
    return .success(CatalogComparison.State(compilation.palette, findings: kept))
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
