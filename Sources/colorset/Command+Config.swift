import ColorSetCompiler

extension Command {
  /// `colorset config`.
  static let config = Command(
    name: "config", summary: "Print the configuration that is in force, and where it comes from",
    usage: "[PATH] [OPTION ...]", options: configurationOptions,
    discussion: """
      Prints the configuration for a PATH, by default the working folder, with every rule, its level and its options.
      Behind each value a comment tells the file and the line that it comes from, or that it holds by default. Saved in
      the working folder, what is printed is itself a configuration with the same settings.

      A configuration is a file '.colorset.json': JSON in which comments and trailing commas may stand. The nearest one
      to the first PATH counts, from there up to the root of the repository. All keys may be left out:

        version     1, the version of these keys.
        extends     A path, or an array of paths, of configurations that hold where this one says nothing; as seen
                    from this file. Objects are joined by their keys, arrays are appended to.
        generate    What 'colorset generate' writes:
          output      The file, as seen from this one; without it the code is printed.
          name        The name of the root type (Palette).
          access      internal, package, or public (internal).
          runtime     module or embedded (module).
          extensions  true or false: members of SwiftUI's Color, UIColor and NSColor as well (false).
        roles       What colors are for. An object with the keys text, background, separator, interactive, status,
                    component, key, material (what Reduce Transparency makes opaque); each an array of names, or
                    one name.
        pairs       What is drawn on what, whose contrast is checked. Without it a few names tell, such as 'Button Text'
                    and 'Button Background': 'colorset rules low-contrast'. An array of objects:
          foreground  The name of the color that is drawn.
          background  The name of the color that it is drawn on.
          textStyle   largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1,
                      or caption2; in its place
          size        the size of the text in points, and
          weight      ultraLight, thin, light, regular, medium, semibold, bold, heavy, or black.
          minimum     The contrast ratio that the pair is to have, from 1 to 21. Without all these text is meant, 4.5,
                      or for a foreground whose only roles are separator or component something else, 3.
          appearances Where the pair is seen, if not in all: an array of light, dark, lightHighContrast,
                      darkHighContrast.
        distinct    Colors that people must be able to tell apart. An array of objects:
          colors      An array of at least two names, or one with '*'.
          name        What the group is called; this or
          reason      why its colors must be told apart.
          minimum     The difference (CIEDE2000) that two of the colors are to have, from 0 to 100.
        elevated    An object with the names of colors and those of their partners on elevated surfaces.
        aliases     An object with the names of colors and those of the colors that they are another name for. Both are
                    to have the same values, and no rule finds that they look alike.
        darkOnly    Colors that are the same in light and dark on purpose. An array of objects with 'color' and
                    'reason', both needed.
        rules       An object with the ids of rules and their levels: error, warning, note, or off. In place of a level
                    an object with 'level' and the options that 'colorset rules RULE' explains.
        ignore      Findings to set aside. An array of objects with 'rule' (all rules without it), 'color' and
                    'reason', the last two needed.

      Where a color is named, a '*' stands for any text: "Text/*". In 'elevated' and 'aliases' one '*' stands for the
      same text in both names. A key that is not listed here is an error. 'colorset init' writes a file to start from.
      """,
    run: runConfig)

  @Sendable
  private static func runConfig(_ arguments: Arguments) throws -> Int32 {
    guard arguments.operands.count < 2 else {
      throw UsageError("'config' takes one path at a time")
    }
    let path = arguments.operands.first ?? "."
    guard !path.isEmpty else {
      throw UsageError("the path is empty; leave it out for the working folder")
    }
    guard FileStatus.isTaken(path) else {
      throw FileError(path: path, message: "there is no such file or folder")
    }
    let configuration = try configuration(arguments, for: path, WorkingFolder.path)
    return try Terminal.print(ConfigurationText.write(configuration))
  }
}
