import DynamicColors

/// Colors for the slots that are drawn with too little contrast, each looked for with all pairs in mind in which it answers.
///
/// It is too little where a rule says so: less than is needed, less than without increased contrast, or dark on dark.
struct ContrastMends {
  /// A slot of a color.
  private struct Place: Hashable {
    var color: Int
    var catalog: Int
    var slot: Int
  }

  /// What a slot's color must have.
  private struct Demand {
    /// The other color of the pair.
    var other: ColorComponents
    /// Whether the slot's color is drawn on the other one; otherwise it is the other way round.
    var isFront: Bool
    /// The contrast that it is to have.
    var least: Double
    /// The least contrast, if it cannot have all of that.
    var needed: Double

    func ratio(_ color: ColorComponents) -> Double {
      isFront
        ? Contrast.leastRatio(of: color, on: other) : Contrast.leastRatio(of: other, on: color)
    }

    func isMet(by color: ColorComponents) -> Bool { ratio(color) >= least }
  }

  /// The mends by the paths of files.
  private(set) var mends: [String: [ContrastMend]] = [:]

  /// Looks for colors.
  ///
  /// - Parameters:
  ///   - findings: The findings that count.
  ///   - palette: The colors.
  ///   - configuration: The pairs.
  init(_ findings: [Diagnostic], in palette: Palette, _ configuration: Configuration) {
    let wanted = Self.rules(of: findings)
    if wanted.isEmpty { return }
    var demands: [Place: [Demand]] = [:]
    var failing: [Place] = []
    for seen in palette.seenPairs(configuration).seen {
      for sight in seen.sights {
        let front = Place(
          color: seen.front.colorSet, catalog: seen.front.catalog, slot: sight.frontSlot)
        let back = Place(
          color: seen.back.colorSet, catalog: seen.back.catalog, slot: sight.backSlot)
        let key = [
          palette.path(of: seen.front), sight.appearance.words, palette.name(of: seen.back),
        ]
        // Names alone are no reason to take a color away that someone has chosen.
        let rules = seen.pair.isGuessed ? [] : wanted[key] ?? []
        let needed = Self.needed(rules, seen, sight)
        let least = max(needed, Self.increased(rules, seen, sight, palette))
        let present = min(seen.required, sight.ratio)
        if sight.ratio < least, !failing.contains(front) { failing.append(front) }
        demands[front, default: []].append(
          Demand(
            other: sight.back, isFront: true,
            // What is not to be mended must not become worse.
            least: max(least, present), needed: max(needed, present)))
        demands[back, default: []].append(
          Demand(other: sight.front, isFront: false, least: present, needed: present))
      }
    }
    for place in failing {
      let colorSet = palette.catalogs[place.catalog].colorSets[place.color]
      guard case .components(let old) = colorSet.slots[place.slot].value,
        let new = Self.color(for: colorSet.slots[place.slot], old, demands[place] ?? []),
        new != old
      else { continue }
      mends[palette.catalogs[place.catalog].path(of: colorSet), default: []].append(
        ContrastMend(slot: place.slot, old: old, new: new))
    }
  }

  /// The rules that found something about a pair in an appearance, by the path, the appearance and the other color.
  private static func rules(of findings: [Diagnostic]) -> [[String]: Set<String>] {
    let known = Set(RuleMend.all.lazy.filter { $0.make == nil }.map(\.rule))
    var rules: [[String]: Set<String>] = [:]
    for finding in findings where finding.severity != .note && known.contains(finding.rule) {
      let key = [finding.location.path, finding.appearance ?? "", finding.variant]
      rules[key, default: []].insert(finding.rule)
    }
    return rules
  }

  /// The contrast that a pair needs in any appearance; 0 when no rule found too little.
  private static func needed(_ rules: Set<String>, _ seen: SeenPair, _ sight: PairSight) -> Double {
    let needed = rules.contains("low-contrast") ? seen.required : 0
    return rules.contains("dark-on-dark") ? max(needed, Rule.brightness(on: sight.back)) : needed
  }

  /// The contrast that a pair is to have with increased contrast; 0 when a new color for the slot cannot help.
  private static func increased(
    _ rules: Set<String>, _ seen: SeenPair, _ sight: PairSight, _ palette: Palette
  ) -> Double {
    var least = 0.0
    let slot = palette.colorSet(of: seen.front).slots[sight.frontSlot]
    // A slot that answers without increased contrast, too, would take the normal color along.
    guard slot.traits.contrast == .high, let normal = seen.sight(sight.appearance.normal) else {
      return least
    }
    if rules.contains("lowered-contrast") { least = max(least, normal.ratio) }
    if rules.contains("hardly-increased-contrast") {
      least = max(least, Rule.increasedAim(of: seen, from: normal))
    }
    return least
  }

  /// A color for a slot, as the slot spells it, that has what is demanded, or at least what is needed; nil when none is found.
  private static func color(
    for slot: Slot, _ old: ColorComponents, _ demands: [Demand]
  ) -> ColorComponents? {
    if let color = search(slot, old, demands) { return color }
    let needed = demands.map { demand in
      var demand = demand
      demand.least = demand.needed
      return demand
    }
    return search(slot, old, needed)
  }

  private static func search(
    _ slot: Slot, _ old: ColorComponents, _ demands: [Demand]
  ) -> ColorComponents? {
    var color = old
    for _ in 0..<8 {
      let failing = demands.filter { $0.isFront && !$0.isMet(by: color) }
        .min { $0.ratio(color) / $0.least < $1.ratio(color) / $1.least }
      guard let failing else {
        return demands.allSatisfy { $0.isMet(by: color) } ? color : nil
      }
      guard let next = spelled(color, for: slot, failing) else { return nil }
      color = next
    }
    return nil
  }

  /// The nearest color that has what is demanded also when it is spelled.
  private static func spelled(
    _ color: ColorComponents, for slot: Slot, _ demand: Demand
  ) -> ColorComponents? {
    // A slot whose components have several forms may fall a little short of what is found for one.
    for step in 0..<6 {
      let least = demand.least * (1 + 0.003 * Double(step))
      guard let nearest = nearest(to: color, demand.other, least, slot.spelling) else { return nil }
      let spelled = SpelledColor(nearest, in: color.space, slot.spelling).color
      if demand.isMet(by: spelled) { return spelled }
    }
    return nil
  }

  private static func nearest(
    to color: ColorComponents, _ back: ColorComponents, _ least: Double,
    _ spelling: ComponentSpelling
  ) -> ColorComponents? {
    let forms = color.space.isGray ? [spelling.red] : [spelling.red, spelling.green, spelling.blue]
    let proposed = ProposalSpelling(
      space: color.space, steps: forms.allSatisfy(\.isWhole) ? 255 : 1000)
    if let nearest = ContrastProposal.nearest(
      to: color, on: back, required: least, spelling: proposed)
    {
      return nearest
    }
    return ContrastProposal.leastOpacity(of: color, on: back, required: least).map {
      ColorComponents(
        space: color.space, red: color.red, green: color.green, blue: color.blue,
        alpha: Double($0) / 100)
    }
  }
}
