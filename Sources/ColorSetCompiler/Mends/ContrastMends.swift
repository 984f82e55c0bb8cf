import DynamicColors

/// Colors for the slots that are drawn with too little contrast, each looked for with all pairs in mind in which it answers.
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
    /// The least contrast.
    var least: Double

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
    let wanted = Set(
      findings.lazy.filter { $0.rule == "low-contrast" && $0.severity != .note }.map {
        [$0.location.path, $0.appearance ?? "", $0.variant]
      })
    if wanted.isEmpty { return }
    var demands: [Place: [Demand]] = [:]
    var failing: [Place] = []
    for seen in palette.seenPairs(configuration).seen {
      let required = seen.required
      for sight in seen.sights {
        let front = Place(
          color: seen.front.colorSet, catalog: seen.front.catalog, slot: sight.frontSlot)
        let back = Place(
          color: seen.back.colorSet, catalog: seen.back.catalog, slot: sight.backSlot)
        let key = [
          palette.path(of: seen.front), sight.appearance.words, palette.name(of: seen.back),
        ]
        // Names alone are no reason to take a color away that someone has chosen.
        let isFailing =
          sight.ratio < required && !seen.pair.isGuessed && wanted.contains(key)
        if isFailing, !failing.contains(front) { failing.append(front) }
        demands[front, default: []].append(
          Demand(
            other: sight.back, isFront: true,
            // What is not to be mended must not become worse.
            least: isFailing ? required : min(required, sight.ratio)))
        demands[back, default: []].append(
          Demand(other: sight.front, isFront: false, least: min(required, sight.ratio)))
      }
    }
    for place in failing {
      let colorSet = palette.catalogs[place.catalog].colorSets[place.color]
      guard case .components(let old) = colorSet.slots[place.slot].value,
        let new = Self.color(for: colorSet.slots[place.slot], old, demands[place] ?? [])
      else { continue }
      mends[palette.catalogs[place.catalog].path(of: colorSet), default: []].append(
        ContrastMend(slot: place.slot, old: old, new: new))
    }
  }

  /// A color for a slot, as the slot spells it, that has what is demanded; nil when none is found.
  private static func color(
    for slot: Slot, _ old: ColorComponents, _ demands: [Demand]
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
