import ColorSetCompiler

extension Command {
  /// `colorset init`.
  static let initialize = Command(
    name: "init", summary: "Write a commented configuration to start from",
    usage: "[PATH] [OPTION ...]",
    options: [
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write this file; by default .colorset.json in the folder, or beside the catalog."),
      CommandOption("--force", help: "Write over a file that is there."),
    ],
    discussion: """
      PATH is an asset catalog or a folder that holds some, by default the working folder. The file spells the usual
      settings out, lists the rules, and gives roles to colors whose names say clearly what they are for. With it,
      'colorset lint' and 'colorset generate' do the same as before. Where a configuration further up held so far, the
      new one extends it. 'colorset help config' explains all keys.
      """,
    run: runInit)

  @Sendable
  private static func runInit(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count < 2 else {
      throw UsageError("'init' takes one path at a time")
    }
    let path = arguments.operands.first ?? "."
    guard !path.isEmpty else {
      throw UsageError("the path is empty; leave it out for the working folder")
    }
    let workingFolder = WorkingFolder.path
    let compilation = try Compiler(paths: [path], workingFolder: workingFolder).compile()
    let usual = ConfigurationPlace.path(for: path, workingFolder: workingFolder)
    let output = arguments.value("--output") ?? usual
    let file = output == "-" ? usual : output
    let text = ConfigurationTemplate.write(
      compilation.palette, extending: base(of: file, for: path, workingFolder))
    if output == "-" { return try Terminal.print(text) }
    if let catalog = compilation.palette.catalog(holding: output) {
      throw UsageError(
        "--output '\(output.forMessage)' lies in the catalog \(catalog); name a file elsewhere")
    }
    if FileStatus.isTaken(output), !arguments.isSet("--force") {
      throw UsageError(
        "'\(output.forMessage)' is there already; add --force to write over it, "
          + "or name another with --output FILE")
    }
    try AtomicFile.write([Array(text.utf8)], to: output)
    Terminal(arguments).say("\(output.forMessage(limit: 4096)) is written")
    return 0
  }

  /// The configuration that holds for a path so far, as a new file sees it; nil when there is none, or it is that file.
  private static func base(of file: String, for path: String, _ workingFolder: String) -> String? {
    guard let nearest = ConfigurationFinder.nearest(to: path, workingFolder: workingFolder) else {
      return nil
    }
    let way = ConfigurationPlace.path(to: nearest, from: file, workingFolder: workingFolder)
    return way == ConfigurationPlace.path(to: file, from: file, workingFolder: workingFolder)
      ? nil : way
  }
}
