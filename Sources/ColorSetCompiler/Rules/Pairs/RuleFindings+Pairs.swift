import DynamicColors

extension RuleFindings {
  /// Adds a finding about a declared pair; it points at the slot of the color that is drawn, and notes tell where the other
  /// color is and where the pair is declared.
  mutating func report(
    _ message: String, about seen: SeenPair, _ sight: PairSight, in palette: Palette,
    severity: Diagnostic.Severity? = nil
  ) {
    let name = palette.name(of: seen.front)
    let other = palette.name(of: seen.back)
    let guessed = seen.pair.isGuessed ? ", where its name says that it is drawn," : ""
    let start =
      "color '\(name.forMessage)', \(sight.appearance.words): on '\(other.forMessage)'\(guessed) "
    var notes = [
      Diagnostic.Note(
        message: "the color that it is drawn on",
        location: Diagnostic.Location(
          path: palette.path(of: seen.back),
          position: palette.colorSet(of: seen.back).slots[sight.backSlot].position))
    ]
    if !seen.pair.isGuessed {
      notes.append(Diagnostic.Note(message: "the pair", location: seen.pair.location))
    }
    report(
      Diagnostic(
        severity: severity ?? self.severity, rule: rule.id, variant: other,
        message: start + message,
        location: Diagnostic.Location(
          path: palette.path(of: seen.front),
          position: palette.colorSet(of: seen.front).slots[sight.frontSlot].position),
        color: name, appearance: sight.appearance.words,
        notes: notes))
  }
}
