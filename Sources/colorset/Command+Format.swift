import ColorSetCompiler

extension Command {
  /// `colorset format`.
  static let format = Command(
    name: "format", summary: "Write the files of asset catalogs as Xcode does",
    usage: "[PATH ...] [--check] [OPTION ...]",
    options: [
      CommandOption(
        "--check", help: "Write nothing; list the files that differ and exit 1 if there are any."),
      CommandOption(
        "--legacy", choices: ["keep", "rewrite"],
        help: "What becomes of files as Xcode 11.3 and earlier wrote them (default: keep)."),
      jobsOption,
    ],
    discussion: """
      A PATH is an asset catalog, a folder of color sets, or a folder that holds catalogs at any depth; by default
      the working folder. With '-' one Contents.json is read from standard input, and written to standard output.

      The Contents.json of color sets, groups and catalogs get the bytes that Xcode gives them when it saves them: keys in
      the order of their code points, two spaces a level, ' : ' between key and value, no escapes for characters that can be
      seen, a line feed at the end. Nothing else changes: keys that are not known stay, as do the order of arrays and the
      spelling of numbers and texts. Images and other assets are not touched.

      Only what differs is written, and a file is there in full at each moment. A file to which a link leads out of the
      catalogs is left alone; name the catalog that it lies in. A file that is not JSON is left alone with an error. The
      names of changed files go to standard output, all else to standard error. Exit codes: 0 done, or with --check nothing
      to do, 1 files that differ or are not JSON, 2 files that cannot be read or written.
      """,
    run: runFormat)

  @Sendable
  private static func runFormat(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    let formatter = ContentsFormatter(rewritesLegacy: arguments.value("--legacy") == "rewrite")
    if arguments.operands.contains("-") {
      guard arguments.operands.count == 1 else {
        throw UsageError("'-' is standard input and cannot stand beside other paths")
      }
      return try formatStandardInput(formatter, arguments, terminal)
    }
    let isCheck = arguments.isSet("--check")
    let compiler = try makeCompiler(arguments, paths: arguments.operands, readsConfiguration: false)
    let result: FormatResult
    do throws(FileError) {
      result = try compiler.format(formatter, writes: !isCheck)
    } catch {
      guard error.isAboutNoInput else { throw error }
      terminal.say("\(error); nothing to format")
      return 0
    }
    _ = try Terminal.print(result.changed.map { "\($0.forMessage(limit: 4096))\n" }.joined())
    terminal.report(result.diagnostics)
    for path in result.linked {
      terminal.say(linked: path)
    }
    for failure in result.failures { terminal.say("error: \(failure)") }
    terminal.say(summary(of: result, isCheck: isCheck))
    return exitCode(result, isCheck: isCheck)
  }

  private static func formatStandardInput(
    _ formatter: ContentsFormatter, _ arguments: Arguments, _ terminal: Terminal
  ) throws -> Int32 {
    let (text, outcome) = try Compiler.formatStandardInput(formatter)
    let isCheck = arguments.isSet("--check")
    switch outcome {
    case .unchanged, .legacy, .foreign: return isCheck ? 0 : try Terminal.print([text])
    case .changed(let formatted):
      if !isCheck { return try Terminal.print([formatted]) }
      terminal.say("standard input is not as Xcode writes it")
      return 1
    case .broken(let error):
      terminal.report([.invalidJSON(error, path: "<stdin>")])
      return 1
    }
  }

  private static func summary(of result: FormatResult, isCheck: Bool) -> String {
    let files = result.count.words("file")
    var text =
      isCheck
      ? "\(result.changed.count) of \(files) differ\(result.changed.count == 1 ? "s" : "")"
      : "wrote \(result.changed.count) of \(files)"
    if result.legacyCount > 0 {
      text +=
        "; \(result.legacyCount) as Xcode 11.3 and earlier wrote \(result.legacyCount == 1 ? "it" : "them") "
        + "stay\(result.legacyCount == 1 ? "s" : "") so without --legacy rewrite"
    }
    return text
  }

  private static func exitCode(_ result: FormatResult, isCheck: Bool) -> Int32 {
    if !result.failures.isEmpty { return 2 }
    if result.diagnostics.contains(where: { $0.rule == Diagnostic.unreadable }) { return 2 }
    return !result.diagnostics.isEmpty || isCheck && !result.changed.isEmpty ? 1 : 0
  }
}
