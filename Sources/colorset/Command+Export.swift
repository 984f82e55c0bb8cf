import ColorSetCompiler
import DynamicColors

extension Command {
  /// `colorset export`.
  static let export = Command(
    name: "export", summary: "Print the values of all color sets for other tools",
    usage: "[PATH ...] [--format json] [OPTION ...]",
    options: [
      CommandOption("--format", choices: ["json"], help: "The format (default: json)."),
      CommandOption(
        "--output", short: "-o", value: "FILE",
        help: "Write to a file, only when its content changes; by default to standard output."),
      CommandOption(
        "--traits", value: "LIST",
        help: "What 'resolved' is for, separated by commas: "
          + "\(TraitList.words(withAppearance: false).joined(separator: " "))."),
    ] + inputOptions,
    discussion: """
      The JSON, version 1. Keys stand in this order; sets in the order of catalog, then name; slots in that of the file.

        { "version": 1,
          "colorSets": [
            { "name": "Brand/Accent", "symbol": "Brand.accent" or null,
              "catalog": "Colors.xcassets",
              "path": "Colors.xcassets/Brand/Accent.colorset/Contents.json",
              "slots": [ { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
                           "luminosity": null or "light" or "dark", "contrast": null or "high",
                           "value": VALUE, "line": 4, "column": 5 } ],
              "resolved": { "light": VALUE, "dark": VALUE,
                            "lightHighContrast": VALUE, "darkHighContrast": VALUE } } ] }

      VALUE is one of
        { "space": "display-p3", "components": [r, g, b] or [white], "alpha": a, "hex": "#RRGGBBAA" }
        { "platform": "ios" or null, "reference": "labelColor" }
        null, where there is no color.

      Components are as the file gives them, in the shortest decimals that give the same number; 'hex' is 8-bit sRGB
      after clipping. Line and column, from 1 and in bytes of UTF-8, are where the slot's '{' stands. Paths are relative
      to the working folder. 'resolved' is for every device, the base level, sRGB and no locale, unless --traits says more.

      Sets that can be read are printed also when others have errors; the exit code then is 1.
      """,
    run: runExport)

  @Sendable
  private static func runExport(_ arguments: Arguments) throws -> Int32 {
    let terminal = Terminal(arguments)
    let request =
      try arguments.value("--traits").map { list throws(UsageError) in
        try TraitList.parse(list)
      } ?? ColorTraits()
    let compiler = try makeCompiler(arguments)
    var compilation = try compilation(of: compiler, arguments)
    try checkOutput(
      "--output", arguments.value("--output"), in: compilation.palette, arguments,
      compiler.configuration)
    terminal.report(compilation.diagnostics)
    compilation.palette.makePathsRelative(to: compiler.workingFolder)
    let json = JSONExport.write(compilation.palette, request: request)
    if let output = arguments.value("--output"), output != "-" {
      try AtomicFile.write([json], to: output)
    } else {
      _ = try Terminal.print([json])
    }
    Process.end(compilation.exitCode, keeping: compilation)
  }
}
