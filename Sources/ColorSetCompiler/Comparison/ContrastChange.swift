/// A pair of colors whose contrast differs between two states, in one appearance.
package struct ContrastChange: Sendable {
  /// The name of the color that is drawn.
  package var foreground: String
  /// The name of what it is drawn on.
  package var background: String
  /// The appearance in words.
  package var appearance: String
  /// The ratio before, nil when there was no such pair.
  package var old: Double?
  /// The ratio after, nil when there is no such pair.
  package var new: Double?
  /// The ratio that is needed.
  package var required: Double

  /// Whether it had enough contrast and has not any more, or is new and has not enough.
  package var fails: Bool {
    guard let new, new < required else { return false }
    return old.map { $0 >= required } ?? true
  }

  /// Whether it had too little contrast and has enough now.
  package var passesNow: Bool {
    guard let old, let new else { return false }
    return old < required && new >= required
  }

  private struct Key: Hashable {
    var foreground: String
    var background: String
    var appearance: String
    var required: Double
    var isGuessed: Bool
  }

  /// The pairs whose contrast differs in the two decimals that are shown, in the order of the configuration.
  ///
  /// - Parameters:
  ///   - old: The colors before.
  ///   - new: The colors after.
  ///   - configuration: What says which colors are drawn on each other.
  ///   - renamed: The colors with another name; it says the same of them by either.
  ///   - isCompared: Whether a color is compared, by its name; one of two is enough.
  /// - Returns: The pairs.
  static func all(
    _ old: Palette, _ new: Palette, _ configuration: Configuration, renamed: [RenamedColor],
    isCompared: (String) -> Bool
  ) -> [ContrastChange] {
    let newNames = Dictionary(renamed.map { ($0.old, $0.new) }) { first, _ in first }
    let oldNames = Dictionary(renamed.map { ($0.new, $0.old) }) { first, _ in first }
    let before = ratios(old, configuration.renaming(oldNames), names: newNames)
    let after = ratios(new, configuration.renaming(newNames), names: [:])
    var changes: [ContrastChange] = []
    var seen: Set<Key> = []
    for key in (after.keys + before.keys) where seen.insert(key).inserted {
      guard isCompared(key.foreground) || isCompared(key.background) else { continue }
      let (first, second) = (before.ratios[key], after.ratios[key])
      guard first.map(Contrast.text) != second.map(Contrast.text) else { continue }
      let isRenamed = oldNames[key.foreground] != nil || oldNames[key.background] != nil
      // What only a name suggests comes and goes with the name.
      if key.isGuessed, isRenamed, first == nil || second == nil { continue }
      changes.append(
        ContrastChange(
          foreground: key.foreground, background: key.background, appearance: key.appearance,
          old: first, new: second, required: key.required))
    }
    return changes
  }

  private static func ratios(
    _ palette: Palette, _ configuration: Configuration, names: [String: String]
  ) -> (keys: [Key], ratios: [Key: Double]) {
    var keys: [Key] = []
    var ratios: [Key: Double] = [:]
    for pair in palette.seenPairs(configuration).seen {
      let (front, back) = (palette.name(of: pair.front), palette.name(of: pair.back))
      for sight in pair.sights {
        let key = Key(
          foreground: names[front] ?? front, background: names[back] ?? back,
          appearance: sight.appearance.words, required: pair.required,
          isGuessed: pair.pair.isGuessed)
        if ratios.updateValue(sight.ratio, forKey: key) == nil { keys.append(key) }
      }
    }
    return (keys, ratios)
  }
}
