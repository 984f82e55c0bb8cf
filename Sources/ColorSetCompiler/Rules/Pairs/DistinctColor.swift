import DynamicColors

/// A color of a group that must be told apart, as it is seen in one appearance.
struct DistinctColor: Sendable {
  /// The color.
  var color: PaletteColor
  /// The slot that answers.
  var slot: Int
  /// What is seen, opaque.
  var seen: ColorComponents
  /// The same in Lab.
  var lab: Lab
  /// What people with each deficiency see, in Lab, in the order of the deficiencies.
  var simulated: [Lab]
  /// Whether it is what is seen without increased contrast, too.
  var isRepeated: Bool

  /// The difference from another color as people with a deficiency see both, CIEDE2000.
  func difference(from other: DistinctColor, _ deficiency: ColorVisionDeficiency) -> Double {
    let index = ColorVisionDeficiency.allCases.firstIndex(of: deficiency) ?? 0
    return simulated[index].difference(from: other.simulated[index])
  }
}

extension Palette {
  /// How a color of a group is seen, over the system's background of the appearance; nil when it has no value that is known.
  func distinctColor(_ index: Int, _ appearance: PairAppearance) -> DistinctColor? {
    guard let (color, slot) = shown(colors[index], appearance.traits) else { return nil }
    let seen = Compositing.seen(color, over: appearance.ground)
    var normal = appearance.traits
    normal.contrast = .normal
    let isRepeated =
      appearance.isHighContrast && shown(colors[index], normal).map { $0.color == color } ?? false
    return DistinctColor(
      color: colors[index], slot: slot, seen: seen, lab: Lab(seen),
      simulated: ColorVisionDeficiency.allCases.map { Lab($0.simulated(seen)) },
      isRepeated: isRepeated)
  }
}

extension RuleFindings {
  /// Adds a finding about two colors that must be told apart; it points at the second.
  mutating func report(
    distinct first: DistinctColor, _ second: DistinctColor, _ appearance: PairAppearance,
    _ group: DistinctGroup, in palette: Palette, _ message: String,
    severity: Diagnostic.Severity? = nil
  ) {
    let (name, other) = (palette.name(of: second.color), palette.name(of: first.color))
    let place = { (color: DistinctColor) in
      Diagnostic.Location(
        path: palette.path(of: color.color),
        position: palette.colorSet(of: color.color).slots[color.slot].position)
    }
    report(
      Diagnostic(
        severity: severity ?? self.severity, rule: rule.id, variant: other,
        message: "color '\(name.forMessage)', \(appearance.words): it must be told apart from "
          + "'\(other.forMessage)', and \(message); make one of them lighter or darker",
        location: place(second), color: name, appearance: appearance.words,
        notes: [
          Diagnostic.Note(message: "the other color", location: place(first)),
          Diagnostic.Note(message: "the group", location: group.location),
        ]))
  }
}
