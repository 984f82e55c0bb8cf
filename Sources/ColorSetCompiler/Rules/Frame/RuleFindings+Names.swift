extension RuleFindings {
  /// Adds a finding about the name of a color; it points at the beginning of the color set's file.
  ///
  /// - Parameters:
  ///   - message: What is wrong and one way to mend it, without the color's name, which is put before it.
  ///   - color: The color.
  ///   - palette: The palette that it belongs to.
  ///   - variant: Which of the rule's messages it is.
  ///   - notes: Related places.
  mutating func report(
    _ message: String, about color: PaletteColor, in palette: Palette, variant: String = "",
    notes: [Diagnostic.Note] = []
  ) {
    report(
      message, about: palette.colorSet(of: color), in: palette.catalogs[color.catalog],
      variant: variant, notes: notes)
  }

  /// Adds a finding about the name of a color set; it points at the beginning of its file.
  mutating func report(
    _ message: String, about colorSet: ColorSet, in catalog: Catalog, variant: String = "",
    notes: [Diagnostic.Note] = []
  ) {
    report(
      Diagnostic(
        severity: severity, rule: rule.id, variant: variant,
        message: "color '\(colorSet.name.forMessage)': \(message)",
        location: Diagnostic.Location(path: catalog.path(of: colorSet), position: .start),
        color: colorSet.name, notes: notes))
  }
}
