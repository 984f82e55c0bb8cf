import ColorSetCompiler
import DynamicColors

extension Command {
  /// `colorset show`.
  static let show = Command(
    name: "show", summary: "Show one color in every appearance, and why it is what it is",
    usage: "NAME [PATH ...] [OPTION ...]",
    options: [
      CommandOption(
        "--traits", value: "LIST",
        help:
          "Answer one request: \(TraitList.words(withAppearance: true).joined(separator: ", ")).")
    ] + inputOptions,
    discussion: """
      NAME is the full name of a color set of the PATHs, by default of the catalogs in the working folder. For light and dark, each
      with and without increased contrast, the command prints the value, as a patch of color on a terminal that can show it,
      and then what was tried in Apple's order up to the slot that answers, with its line and column. What the configuration
      declares is there, too: the color on elevated surfaces, and the contrast with what it is drawn on.

      Exit codes: 0 the color is known, 1 its color set has errors, 2 it is not known.
      """,
    run: runShow)

  @Sendable
  private static func runShow(_ arguments: Arguments) throws -> Int32 {
    guard let name = arguments.operands.first else {
      throw UsageError("'show' takes the name of a color: colorset show Text/Primary")
    }
    let traits = try arguments.value("--traits").map { list throws(UsageError) in
      try TraitList.parse(list, takesAppearance: true)
    }
    let compiler = try makeCompiler(arguments, paths: Array(arguments.operands.dropFirst()))
    let terminal = Terminal(arguments)
    let compilation = try Terminal.watching("reading color sets") { try compiler.compile() }
    let palette = compilation.palette
    guard let index = palette.index(ofColorNamed: name) else {
      throw unknown(name, in: palette, advice: "'colorset export' lists all names")
    }
    let path = palette.path(of: palette.colors[index])
    let problems = compilation.diagnostics.filter {
      $0.severity == .error && $0.location.path == path
    }
    terminal.report(problems)
    _ = try Terminal.print(
      ColorReport.write(
        index, in: palette, compiler.configuration, traits: traits, swatch: terminal.swatch))
    return problems.isEmpty ? 0 : 1
  }

  /// What to say of a name that no color has.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - palette: The colors.
  ///   - advice: What to do when no name is near.
  /// - Returns: The error.
  static func unknown(_ name: String, in palette: Palette, advice: String) -> UsageError {
    let names = palette.colors.map { palette.name(of: $0) }
    let nearest = NearestNames.of(name, among: names).prefix(3).map { "'\($0.forMessage)'" }
    return UsageError(
      "no color is named '\(name.forMessage)'; "
        + (nearest.isEmpty ? advice : "did you mean \(nearest.joined(separator: " or "))?"))
  }
}
