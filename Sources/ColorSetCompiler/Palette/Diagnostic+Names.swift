extension Diagnostic {
  /// A color set with the name of an earlier one.
  ///
  /// It is a warning although Apple's Asset Catalog Format Reference, "Folder Structure", calls it an error: Apple's
  /// compiler accepts it, and apps that are for sale have such names.
  static func duplicateName(
    _ color: PaletteColor, first: PaletteColor, in palette: Palette
  ) -> Diagnostic {
    let name = palette.colorSet(of: color).name
    let isSameCatalog = color.catalog == first.catalog
    let problem =
      isSameCatalog
      ? "another color set of this catalog has the same name, and it is uncertain which one an app "
        + "shows"
      : "another catalog has a color of the same name, and an app with both shows only one of them"
    return Diagnostic(
      severity: .warning, rule: "duplicate-name",
      variant: isSameCatalog ? "same-catalog" : "another-catalog",
      message: "color '\(name.forMessage)': \(problem); rename or delete one",
      location: Location(path: palette.path(of: color), position: .start), color: name,
      notes: [Note(message: "the one that generated code uses", location: place(first, palette))])
  }

  /// Color sets whose names give the same symbol.
  static func symbolCollision(
    _ colors: [PaletteColor], _ identifier: String, first: PaletteColor, in palette: Palette
  ) -> Diagnostic {
    var diagnostic = symbolTaken(
      colors, identifier, by: "'\(palette.colorSet(of: first).name.forMessage)'", "color",
      in: palette)
    diagnostic.notes.append(
      Note(message: "the color that has the symbol", location: place(first, palette)))
    return diagnostic
  }

  /// Color sets whose symbol belongs to something else.
  static func symbolTaken(
    _ colors: [PaletteColor], _ identifier: String, by owner: String, _ variant: String,
    in palette: Palette
  ) -> Diagnostic {
    let names = colors.map { palette.colorSet(of: $0).name }
    let list = names.prefix(10).map { "'\($0.forMessage)'" }.joined(separator: ", ")
    let more = names.count > 10 ? " and \(names.count - 10) more" : ""
    let mend =
      names.count == 1 ? "rename it, or look it up by name" : "rename them, or look them up by name"
    return Diagnostic(
      severity: .warning, rule: "symbol-collision", variant: variant,
      message: "\(names.count == 1 ? "color" : "colors") \(list)\(more): "
        + "the symbol '\(identifier)' belongs to \(owner); \(mend)",
      location: place(colors[0], palette), color: names[0],
      notes: colors.dropFirst().prefix(9).map {
        Note(message: "gives the same symbol", location: place($0, palette))
      })
  }

  /// A color set whose name has no letter or digit that Swift can use.
  static func colorWithoutSymbol(_ color: PaletteColor, in palette: Palette) -> Diagnostic {
    let name = palette.colorSet(of: color).name
    return Diagnostic(
      severity: .warning, rule: "no-symbol", variant: "color",
      message: "color '\(name.forMessage)': the name gives no Swift symbol; "
        + "rename it with a letter or digit, or look it up by name",
      location: place(color, palette), color: name)
  }

  /// A namespace whose name has no letter or digit that Swift can use.
  static func namespaceWithoutSymbol(_ scope: PaletteScope, in palette: Palette) -> Diagnostic {
    let name = String(scope.prefix.dropLast()).forMessage
    return Diagnostic(
      severity: .warning, rule: "no-symbol", variant: "namespace",
      message: "the namespace '\(name)' gives no Swift symbol; "
        + "rename it with a letter or digit, or look its colors up by name",
      location: place(scope, palette))
  }

  /// Two namespaces whose names give the same symbol.
  static func namespaceCollision(
    _ scope: PaletteScope, first: PaletteScope, in palette: Palette
  ) -> Diagnostic {
    let name = String(scope.prefix.dropLast()).forMessage
    return Diagnostic(
      severity: .warning, rule: "symbol-collision", variant: "namespaces",
      message: "the namespace '\(name)' gives the same Swift symbol as "
        + "'\(String(first.prefix.dropLast()).forMessage)'; "
        + "rename one, or look its colors up by name",
      location: place(scope, palette),
      notes: [
        Note(message: "the namespace that has the symbol", location: place(first, palette))
      ])
  }

  private static func place(_ scope: PaletteScope, _ palette: Palette) -> Location {
    Location(path: palette.path(of: scope))
  }

  private static func place(_ color: PaletteColor, _ palette: Palette) -> Location {
    Location(path: palette.path(of: color), position: .start)
  }
}
