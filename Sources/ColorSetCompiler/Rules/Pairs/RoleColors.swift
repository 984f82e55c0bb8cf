import DynamicColors

/// A color in one appearance, with the slot that answers.
struct ShownColor: Sendable {
  /// The index of the color in the palette.
  var index: Int
  /// The slot.
  var slot: Int
  /// What it looks like.
  var color: ColorComponents
  /// The same in Lab.
  var lab: Lab
}

extension Palette {
  /// The colors that have a role, as they look in an appearance; those without a value that is known are left out.
  func shown(
    _ role: ColorRole, _ appearance: PairAppearance, _ configuration: Configuration
  ) -> [ShownColor] {
    let patterns = configuration.roles[role] ?? []
    let named = Set(patterns.flatMap { indices(matching: $0.pattern) }).sorted()
    return named.compactMap { shown($0, appearance) }
  }

  /// A color as it looks in an appearance, one without a value for any device as it does on the first that it has one for.
  func shown(_ index: Int, _ appearance: PairAppearance) -> ShownColor? {
    var found = shown(colors[index], appearance.traits)
    if found == nil {
      var traits = appearance.traits
      traits.idiom = idiom(of: [index])
      guard traits.idiom != .universal, appearance.isDark || !traits.idiom.isAlwaysDark else {
        return nil
      }
      found = shown(colors[index], traits)
    }
    return found.map {
      ShownColor(index: index, slot: $0.slot, color: $0.color, lab: Lab($0.color))
    }
  }

  /// Whether a color is the system's.
  func isReference(_ shown: ShownColor) -> Bool {
    colorSet(of: colors[shown.index]).slots[shown.slot].isReference
  }

  /// The place of the slot that shows a color.
  func location(of shown: ShownColor) -> Diagnostic.Location {
    let color = colors[shown.index]
    return Diagnostic.Location(
      path: path(of: color), position: colorSet(of: color).slots[shown.slot].position)
  }
}

extension RuleFindings {
  /// Whether the configuration declares the names of two colors to be names of one.
  func areAliases(_ first: ShownColor, _ second: ShownColor, in palette: Palette) -> Bool {
    configuration.aliases.join(
      palette.name(of: palette.colors[first.index]), palette.name(of: palette.colors[second.index]))
  }

  /// Adds a finding about a color in an appearance; it points at the slot that answers.
  mutating func report(
    _ message: String, about shown: ShownColor, _ appearance: PairAppearance, in palette: Palette,
    variant: String = "", notes: [Diagnostic.Note] = [], severity: Diagnostic.Severity? = nil
  ) {
    let name = palette.name(of: palette.colors[shown.index])
    report(
      Diagnostic(
        severity: severity ?? self.severity, rule: rule.id, variant: variant,
        message: "color '\(name.forMessage)', \(appearance.words): \(message)",
        location: palette.location(of: shown), color: name, appearance: appearance.words,
        notes: notes))
  }
}
