/// What a color is for, which decides how it is checked.
package enum ColorRole: String, Sendable, CaseIterable {
  /// Words and glyphs to read.
  case text
  /// Surfaces that other colors lie on.
  case background
  /// Lines between things.
  case separator
  /// What can be tapped or clicked.
  case interactive
  /// What tells a state such as success or failure.
  case status
  /// The body of a control.
  case component
  /// The accent that the app is known by.
  case key
  /// Surfaces that Reduce Transparency makes opaque, such as bars.
  case material
}
