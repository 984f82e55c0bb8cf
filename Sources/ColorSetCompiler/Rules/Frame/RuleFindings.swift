/// Collects what a rule finds in a color set or a palette.
package struct RuleFindings: Sendable {
  /// What was found.
  package private(set) var diagnostics: [Diagnostic] = []
  /// What the configuration says.
  package let configuration: Configuration
  /// The index of the rule that looks now.
  var current = 0
  private let rules: [ActiveRule]
  private let keepsNotes: Bool
  /// The pairs of colors that were looked at, which several rules ask for in turn.
  private var pairs: (seen: [SeenPair], rest: ColorPair?)?
  /// How many colors a rule has searched for to propose them.
  private var proposals = (rule: 0, count: 0)
  private static let mostProposals = 500
  /// The memory in which messages are put together.
  private var text = SourceText()
  /// Whether all that the configuration is about is checked, so that a name in it that no color has is a mistake.
  let isWhole: Bool

  /// Makes an empty collection for some rules that look in turn.
  init(_ rules: [ActiveRule], _ configuration: Configuration, keepsNotes: Bool, isWhole: Bool) {
    self.isWhole = isWhole
    self.rules = rules
    self.keepsNotes = keepsNotes
    self.configuration = configuration
  }

  /// The rule that looks now.
  package var rule: Rule { rules[current].rule }

  /// How much its findings count.
  package var severity: Diagnostic.Severity { rules[current].severity }

  /// The value of an option of the rule that looks now: as the configuration sets it, or what holds otherwise.
  package func option(_ name: String) -> RuleOptionValue? {
    rules[current].options[name] ?? rule.options.first { $0.name == name }?.standard
  }

  /// The pairs of colors of a palette, which is the same for all rules, and the entry with which there are too many.
  mutating func seenPairs(of palette: Palette) -> (seen: [SeenPair], rest: ColorPair?) {
    if let pairs { return pairs }
    let found = palette.seenPairs(configuration)
    pairs = found
    return found
  }

  /// Whether the rule that looks now may search for one more color to propose.
  mutating func mayPropose() -> Bool {
    if proposals.rule != current { proposals = (current, 0) }
    proposals.count += 1
    return proposals.count <= Self.mostProposals
  }

  /// Adds a finding about a color set.
  ///
  /// - Parameters:
  ///   - message: What is wrong and one way to mend it, in pieces that follow one another: lower case, no final period,
  ///     without the color's name, which is put before it.
  ///   - subject: The color set.
  ///   - slot: The index of the slot that it is about, if it is about one.
  ///   - position: Where it stands; by default where the slot begins, or the file.
  ///   - variant: Which of the rule's messages it is.
  ///   - notes: Related places.
  package mutating func report(
    _ message: String..., in subject: borrowing RuleSubject, slot: Int? = nil,
    at position: TextPosition? = nil, variant: String = "", notes: [Diagnostic.Note] = []
  ) {
    if !keepsNotes, severity == .note { return }
    let name = subject.colorSet.name
    let appearance = slot.map { subject.colorSet.slots[$0].traits.words }
    let place = position ?? slot.map { subject.colorSet.slots[$0].position } ?? .start
    text.clear()
    text.append("color '")
    text.append(name.forMessage)
    text.append("'")
    if let appearance {
      text.append(", ")
      text.append(appearance)
    }
    text.append(": ")
    for piece in message { text.append(piece) }
    let diagnostic = Diagnostic(
      severity: severity, rule: rules[current].rule.id, variant: variant, message: text.string,
      location: Diagnostic.Location(path: subject.path, position: place), color: name,
      appearance: appearance, notes: notes)
    diagnostics.append(consume diagnostic)
  }

  /// Adds a finding that is about something else than one color set.
  ///
  /// What is only good to know is left out when nobody asks for it.
  package mutating func report(_ diagnostic: Diagnostic) {
    if !keepsNotes, diagnostic.severity == .note { return }
    diagnostics.append(diagnostic)
  }
}
