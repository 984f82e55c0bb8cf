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
      NAME is the full name of a color set of the PATHs, by default of the catalogs in the working folder; its Swift symbol and
      its path on disk find it, too. For light and dark, each with and without increased contrast, the command prints the
      value, as a patch of color on a terminal that can show it, and then what was tried in Apple's order up to the slot that
      answers, with its line and column. The values for one device, gamut or locale only follow under 'also'. What the
      configuration declares is there, too: the color on elevated surfaces, and the contrast with what it is drawn on.

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
    let further = Array(arguments.operands.dropFirst())
    if let other = further.first, FileStatus.isFolder(name), !FileStatus.isTaken(other) {
      throw UsageError(
        "the name comes first: colorset show \(other.forMessage.asShellWord) "
          + name.forMessage(limit: 4096).asShellWord)
    }
    let paths = further.isEmpty ? ColorLookup.folder(ofColorSet: name).map { [$0] } ?? [] : further
    let compiler = try makeCompiler(arguments, paths: paths)
    let terminal = Terminal(arguments)
    let compilation = try compilation(of: compiler, arguments)
    var lookup = ColorLookup(compilation.palette, compiler.configuration)
    guard let index = lookup.take(name) else {
      throw unknown(name, in: lookup, advice: "'colorset export' lists all names")
    }
    let palette = lookup.palette
    let path = palette.path(of: palette.colors[index])
    let problems = compilation.diagnostics.filter {
      $0.severity == .error && $0.location.path == path
    }
    terminal.report(problems)
    _ = try Terminal.print(
      ColorReport.write(
        index, in: palette, compiler.configuration, traits: traits, swatch: terminal.swatch,
        width: Terminal.width))
    return problems.isEmpty ? 0 : 1
  }

  /// What to say of a text that stands for no color.
  ///
  /// - Parameters:
  ///   - name: The text.
  ///   - lookup: Where it was looked for.
  ///   - advice: What to do when no name is near.
  /// - Returns: The error.
  static func unknown(_ name: String, in lookup: ColorLookup, advice: String) -> UsageError {
    if let names = lookup.names(inNamespace: name) {
      let listed = names.prefix(10).map { "'\($0.forMessage)'" }.joined(separator: ", ")
      let more = names.count > 10 ? " and \(names.count - 10) more" : ""
      return UsageError(
        "'\(name.forMessage)' is a namespace of: \(listed)\(more); name one of them")
    }
    let nearest = lookup.suggestions(for: name).map { "'\($0.forMessage)'" }
    if nearest.isEmpty, FileStatus.isFolder(name) {
      return UsageError("'\(name.forMessage)' is a folder; paths come after the name of a color")
    }
    return UsageError(
      "no color is named '\(name.forMessage)'; "
        + (nearest.isEmpty ? advice : "did you mean \(nearest.joined(separator: " or "))?"))
  }
}
