/// Two colors that are seen together, one on the other.
package struct ColorPair: Sendable {
  /// What is drawn.
  package var foreground: LocatedPattern
  /// What it is drawn on.
  package var background: LocatedPattern
  /// The style of the text, nil when it has none or is no text.
  package var textStyle: TextStyle?
  /// The size of the text in points, nil when its style tells.
  package var size: Double?
  /// The weight of the text, nil when its style tells.
  package var weight: FontWeight?
  /// The contrast ratio that the pair must have, nil when the text decides.
  package var minimum: Double?
  /// The appearances in which the pair is seen, nil for all.
  package var appearances: [PairAppearance]?
  /// Where the pair stands, or where the color that is drawn does when the pair is guessed.
  package var location: Diagnostic.Location
  /// Whether what is drawn is no text, by its role.
  package var isShape = false
  /// Whether only the names of the colors say so.
  package var isGuessed = false

  /// Makes a pair.
  package init(
    foreground: LocatedPattern, background: LocatedPattern, location: Diagnostic.Location
  ) {
    self.foreground = foreground
    self.background = background
    self.location = location
  }
}
