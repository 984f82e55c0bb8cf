package import DynamicColors

/// A color whose values differ between two states.
package struct ColorChange: Sendable {
  /// What the color is in some surroundings.
  package struct Value: Sendable, Equatable {
    /// The value in words, whole.
    package var words: String
    /// The value in words that are enough where two values differ in them: without components.
    package var shortWords: String
    /// What is seen, opaque over the background of the appearance; nil when that is not known.
    package var seen: ColorComponents?
  }

  /// A value that differs.
  package struct ValueChange: Sendable {
    /// The surroundings in words.
    package var appearance: String
    /// The value before, nil for none.
    package var old: Value?
    /// The value after, nil for none.
    package var new: Value?

    /// What stands for no value before and after.
    fileprivate var none: (old: String, new: String)

    /// The value before in words, `no value` for none.
    package var oldWords: String { words(old) ?? none.old }
    /// The value after in words, `no value` for none.
    package var newWords: String { words(new) ?? none.new }

    private func words(_ value: Value?) -> String? {
      guard let value else { return nil }
      return old?.shortWords == new?.shortWords ? value.words : value.shortWords
    }

    /// The difference CIEDE2000 of what is seen; nil when it is not known.
    package var difference: Double? {
      guard let old = old?.seen, let new = new?.seen else { return nil }
      return Lab(old).difference(from: Lab(new))
    }
  }

  /// The name of the color.
  package let name: String
  /// The values that differ: in light and dark, with and without increased contrast, then those for some devices only.
  package private(set) var values: [ValueChange] = []
  private let none: (old: String, new: String)

  /// Compares a color in two palettes.
  init(
    _ name: String, _ old: (palette: Palette, color: PaletteColor),
    _ new: (palette: Palette, color: PaletteColor)
  ) {
    self.name = name
    let (before, after) = (old.palette.colorSet(of: old.color), new.palette.colorSet(of: new.color))
    none = (Self.wordsOfNone(before), Self.wordsOfNone(after))
    for appearance in PairAppearance.allCases {
      add(
        appearance.words, Self.value(of: before, in: appearance),
        Self.value(of: after, in: appearance))
    }
    for appearance in PairAppearance.allCases {
      add(
        appearance.words + ", elevated",
        old.palette.elevatedAnswer(of: old.color, in: appearance).map {
          Value($0, appearance.ground)
        },
        new.palette.elevatedAnswer(of: new.color, in: appearance).map {
          Value($0, appearance.ground)
        })
    }
    addDevices(before, after)
  }

  private mutating func add(_ appearance: String, _ old: Value?, _ new: Value?) {
    if old != new {
      values.append(ValueChange(appearance: appearance, old: old, new: new, none: none))
    }
  }

  /// What stands where a color set has no value.
  static func wordsOfNone(_ colorSet: ColorSet) -> String {
    colorSet.isBlank && colorSet.isDamaged ? "cannot be read" : "no value"
  }

  /// What a color set is in an appearance on any device, nil for no value.
  static func value(of colorSet: ColorSet, in appearance: PairAppearance) -> Value? {
    colorSet.answer(in: appearance).map { Value($0, appearance.ground) }
  }

  /// The slots for one device, gamut or locale only, which the four appearances do not show.
  private mutating func addDevices(_ before: ColorSet, _ after: ColorSet) {
    let (old, new) = (Self.devices(before), Self.devices(after))
    for words in Set(old.keys).union(new.keys).sorted(by: { CodePointOrder.compare($0, $1) < 0 }) {
      add(words, old[words], new[words])
    }
  }

  /// The values for one device, gamut or locale only, by their conditions in words.
  static func devices(_ colorSet: ColorSet) -> [String: Value] {
    var values: [String: Value] = [:]
    for slot in colorSet.slots {
      let words = slot.words
      guard words != slot.traits.appearance.words, values[words] == nil, let value = slot.value
      else { continue }
      let traits = ColorTraits(
        luminosity: slot.traits.luminosity, contrast: slot.traits.contrast, idiom: slot.traits.idiom
      )
      values[words] = Value(
        value, value.seen(for: traits),
        PairAppearance.ground(isDark: slot.traits.luminosity == .dark))
    }
    return values
  }
}

extension ColorChange.Value {
  fileprivate init(_ answer: AppearanceAnswer, _ ground: ColorComponents) {
    self.init(answer.value, answer.seen, ground)
  }

  fileprivate init(_ value: ColorValue, _ seen: ColorComponents?, _ ground: ColorComponents) {
    switch value {
    case .components(let components):
      words = components.fullWords
      shortWords = components.words
    case .system(let system):
      words = system.words
      shortWords = system.words
    }
    self.seen = seen.map { Compositing.seen($0, over: ground) }
  }
}
