import ColorSetCompiler

extension Command {
  /// `colorset preview`.
  static let preview = Command(
    name: "preview", summary: "Write a page of HTML that shows all color sets",
    usage: "[PATH ...] [-o FILE] [OPTION ...]",
    options: [
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write to a file, only when its content changes; by default to standard output."),
      CommandOption(
        "--title", value: "TEXT", help: "The title of the page (default: the catalogs' names)."),
      baselineOption, noBaselineOption,
    ] + inputOptions,
    discussion: """
      The page is one file that needs no network, so it can be sent to anyone and opened in any browser of today. It shows
      every color in light and dark, with and without increased contrast, and on elevated surfaces where the configuration
      joins some; where a value comes from; how people with a color vision deficiency see it; what the rules find, by the
      same configuration and baseline as 'colorset lint'; and how much contrast text has on backgrounds.

        colorset preview Colors.xcassets -o page.html

      Colors in Display P3 look as they are on a display that shows them, and clipped to sRGB elsewhere. 'roles' in the
      configuration say which colors are foregrounds and backgrounds, without them some are guessed from names; 'pairs' are
      shown as text.

      Sets that can be read are shown also when others have errors. Exit codes: 0 all could be read, whatever the rules
      find, 1 a color set has errors, 2 no page.
      """,
    run: runPreview)

  @Sendable
  private static func runPreview(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    let output = arguments.value("--output").flatMap { $0 == "-" ? nil : $0 }
    if output == nil, arguments.value("--output") == nil, OutputStream.standardOutput.isTerminal {
      throw UsageError("a page is nothing for a terminal; write it to a file: -o page.html")
    }
    let compiler = try makeCompiler(arguments)
    let filter = try makeFilter(arguments, compiler.configuration)
    var compilation = try compilation(of: compiler, arguments)
    terminal.report(compilation.diagnostics.filter { $0.severity == .error })
    try checkOutput("--output", output, in: compilation.palette, arguments, compiler.configuration)
    let found = Terminal.watching("checking color sets") {
      compilation.diagnostics + compiler.lint(compilation.palette, filter: filter)
    }
    let findings = filter.apply(found, in: compilation.palette).kept
    compilation.palette.makePathsRelative(to: compiler.workingFolder)
    let page = PreviewPage.write(
      compilation.palette, findings: findings, configuration: compiler.configuration,
      title: arguments.value("--title"), workingFolder: compiler.workingFolder)
    if let output {
      try AtomicFile.write(page, to: output)
    } else {
      _ = try Terminal.print(page)
    }
    Process.end(compilation.exitCode, keeping: (compilation, findings, page))
  }
}
