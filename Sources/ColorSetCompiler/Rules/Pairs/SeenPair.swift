import DynamicColors

/// Two colors that the configuration says are drawn on each other, as they look in each appearance.
struct SeenPair: Sendable {
  /// What the configuration says.
  var pair: ColorPair
  /// The contrast ratio that the pair needs, by the profile of the configuration.
  var required: Double
  /// The color that is drawn.
  var front: PaletteColor
  /// The color that it is drawn on.
  var back: PaletteColor
  /// How both look, in the order of the appearances; those are left out in which a color has no value that is known.
  var sights: [PairSight]

  /// The sight of an appearance.
  func sight(_ appearance: PairAppearance) -> PairSight? {
    sights.first { $0.appearance == appearance }
  }

  /// Whether increased contrast shows the same two values as without, so that whatever is wrong has been said.
  func isRepeated(_ sight: PairSight) -> Bool {
    sight.appearance.isHighContrast
      && sights.contains {
        $0.appearance != sight.appearance && $0.appearance.increased == sight.appearance
          && $0.front == sight.front && $0.back == sight.back
      }
  }

  /// More pairs than these are not looked at: patterns for all colors on all colors give millions.
  static let most = 20_000
}

extension Palette {
  /// The pairs of colors that a configuration declares, each once for each of its entries, or those that the names of the
  /// colors say when it declares none.
  ///
  /// - Parameter configuration: The configuration.
  /// - Returns: The pairs, and the entry with which there are more than are looked at, nil when all are there.
  func seenPairs(_ configuration: Configuration) -> (seen: [SeenPair], rest: ColorPair?) {
    var seen: [SeenPair] = []
    let materials = materials(configuration)
    for pair in configuration.pairs {
      let fronts = indices(matching: pair.foreground.pattern)
      let named = indices(matching: pair.background.pattern)
      // What is drawn on a surface is drawn on it when it is elevated, too.
      let backs = Set(named + named.compactMap { colors[$0].elevated }).sorted()
      for front in fronts {
        for back in backs where back != front {
          if seen.count == SeenPair.most { return (seen, pair) }
          seen.append(
            look(
              at: pair, front, back, isOnMaterial: materials.contains(back), configuration))
        }
      }
    }
    if configuration.origins["pairs"] == nil {
      for (front, back) in guessedPairs.prefix(SeenPair.most) {
        seen.append(
          look(
            at: guess(front, back), front, back, isOnMaterial: materials.contains(back),
            configuration))
      }
    }
    return (seen, nil)
  }

  /// The indices of the colors that a pattern names.
  func indices(matching pattern: NamePattern) -> [Int] {
    if pattern.isName { return index(ofColorNamed: pattern.text).map { [$0] } ?? [] }
    return colors.indices.filter { pattern.matches(name(of: colors[$0])) }
  }

  /// The colors of the role 'material' and their elevated partners.
  func materials(_ configuration: Configuration) -> Set<Int> {
    let named = (configuration.roles[.material] ?? []).flatMap { indices(matching: $0.pattern) }
    return Set(named + named.compactMap { colors[$0].elevated })
  }

  private func look(
    at pair: ColorPair, _ front: Int, _ back: Int, isOnMaterial: Bool,
    _ configuration: Configuration
  ) -> SeenPair {
    let names = [name(of: colors[front]), name(of: colors[back])]
    var pair = pair
    if pair.minimum == nil, pair.smallestSize == nil {
      let roles = configuration.roles(of: names[0])
      pair.isShape = !roles.isEmpty && roles.allSatisfy(\.isShape)
    }
    let isDarkOnly = names.contains { name in
      configuration.darkOnly.contains { $0.matches(name) }
    }
    let idiom = idiom(of: [front, back])
    let appearances = (pair.appearances ?? PairAppearance.allCases).filter {
      $0.isDark || !isDarkOnly && !idiom.isAlwaysDark
    }
    let sights = appearances.compactMap { appearance -> PairSight? in
      var traits = appearance.traits
      traits.idiom = idiom
      guard let (frontColor, frontSlot) = shown(colors[front], traits),
        let (seenBack, backSlot) = shown(colors[back], traits)
      else { return nil }
      var backColor = seenBack
      if idiom == .watch, backColor.alpha < 1 {
        backColor = Compositing.over(backColor, appearance.ground)
      }
      return PairSight(
        appearance, front: frontColor, back: backColor, frontSlot: frontSlot, backSlot: backSlot,
        isOnMaterial: isOnMaterial)
    }
    return SeenPair(
      pair: pair, required: pair.requiredContrast(configuration.contrastProfile),
      front: colors[front], back: colors[back], sights: sights)
  }

  /// What a color looks like in some surroundings, and the slot that answers; nil when that is not known.
  func shown(
    _ color: PaletteColor, _ traits: ColorTraits
  ) -> (color: ColorComponents, slot: Int)? {
    let colorSet = colorSet(of: color)
    guard let slot = colorSet.slotIndex(for: traits) else { return nil }
    return colorSet.slots[slot].value?.seen(for: traits).map { ($0, slot) }
  }
}
