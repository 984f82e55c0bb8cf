import DynamicColors

/// A color that only one of two states has, with what it is in each appearance.
package struct ListedColor: Sendable {
  /// A value and the surroundings in which it is seen.
  package struct Value: Sendable {
    /// The surroundings in words.
    package var appearance: String
    /// The value, nil for none.
    package var value: ColorChange.Value?
    /// The value in words.
    package var words: String
  }

  /// The name of the color.
  package let name: String
  /// The values: in light and dark, with increased contrast where it differs from that without, then those for some
  /// devices only; one when all are the same.
  package let values: [Value]

  /// Looks at a color of a palette.
  init(_ name: String, _ color: PaletteColor, in palette: Palette) {
    self.name = name
    let colorSet = palette.colorSet(of: color)
    let none = ColorChange.wordsOfNone(colorSet)
    let made = { (appearance: String, value: ColorChange.Value?) in
      Value(appearance: appearance, value: value, words: value?.shortWords ?? none)
    }
    let answers = PairAppearance.allCases.map { ($0, ColorChange.value(of: colorSet, in: $0)) }
    let devices = ColorChange.devices(colorSet).sorted {
      CodePointOrder.compare($0.key, $1.key) < 0
    }
    if answers.allSatisfy({ $0.1?.words == answers[0].1?.words }), devices.isEmpty {
      values = [made("every appearance", answers[0].1)]
      return
    }
    let seen = answers.filter { appearance, value in
      !appearance.isHighContrast
        || answers.contains { $0.0.increased == appearance && $0.0 != appearance && $0.1 != value }
    }
    values =
      seen.map { made($0.0.words, $0.1) } + devices.map { made($0.key, $0.value) }
  }
}
