/// Something that a person should know about a catalog: what, where, and how to mend it.
package struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic counts.
  package enum Severity: String, Sendable, Hashable {
    /// The catalog cannot be compiled, or must not be.
    case error
    /// Something is probably not as meant.
    case warning
    /// Something that is good to know.
    case note
  }

  /// A place that a diagnostic points at.
  package struct Location: Sendable, Hashable {
    /// The path as the user would type it.
    package var path: String
    /// The line and the column, nil for a whole file or folder.
    package var position: TextPosition?

    /// Makes a place.
    package init(path: String, position: TextPosition? = nil) {
      self.path = path
      self.position = position
    }
  }

  /// A further place that explains the first, with its own words.
  package struct Note: Sendable, Hashable {
    /// What is there.
    package var message: String
    /// The place.
    package var location: Location

    /// Makes a note.
    package init(message: String, location: Location) {
      self.message = message
      self.location = location
    }
  }

  /// How much it counts.
  package var severity: Severity
  /// The id of the rule, in kebab case.
  package var rule: String
  /// Which of the rule's messages it is, in kebab case; empty for a rule with only one.
  package var variant: String
  /// The message: lower case, no final period, with one way to mend it.
  package var message: String
  /// The place.
  package var location: Location
  /// The lookup name of the color that it is about, if it is about one.
  package var color: String?
  /// The appearance that it is about, in words such as `dark, high contrast`, if it is about one.
  package var appearance: String?
  /// Related places.
  package var notes: [Note]

  /// Makes a diagnostic.
  package init(
    severity: Severity, rule: String, variant: String = "", message: String, location: Location,
    color: String? = nil, appearance: String? = nil, notes: [Note] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.variant = variant
    self.message = message
    self.location = location
    self.color = color
    self.appearance = appearance
    self.notes = notes
  }
}
