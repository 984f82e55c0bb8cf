import DynamicColors

/// Looks for the color nearest to another one that has enough contrast: of the same hue, its lightness in OKLCH changed as
/// little as can be, its chroma only as far as the gamut makes it.
struct ContrastProposal {
  private let alpha: Double
  private let line: HueLine
  private let ground: ContrastGround
  private let required: Double
  private let spelling: ProposalSpelling

  private init(
    _ front: ColorComponents, on back: ColorComponents, required: Double,
    spelling: ProposalSpelling?
  ) {
    alpha = front.alpha
    line = HueLine(through: front)
    ground = ContrastGround(back)
    self.required = required
    self.spelling = spelling ?? ProposalSpelling(hexadecimal: front)
  }

  /// The color as it can be written, nil when no color of the hue has the contrast.
  ///
  /// - Parameters:
  ///   - front: The color that has not enough.
  ///   - back: What it is drawn on.
  ///   - required: The contrast ratio.
  ///   - spelling: How the color is to be written; nil for two hexadecimal digits a component.
  /// - Returns: A color with the alpha of the first one, whose hue is turned by 2° at most; a gray only for a gray.
  static func nearest(
    to front: ColorComponents, on back: ColorComponents, required: Double,
    spelling: ProposalSpelling? = nil
  ) -> ColorComponents? {
    let proposal = ContrastProposal(front, on: back, required: required, spelling: spelling)
    let origin = proposal.line.origin.lightness
    let ways = [1.0, 0.0].compactMap { end in
      proposal.crossing(toward: end).map { (end: end, crossing: $0) }
    }
    var best: (color: ColorComponents, change: Double)?
    for way in ways.sorted(by: {
      ($0.crossing - origin).magnitude < ($1.crossing - origin).magnitude
    }) {
      // Nothing nearer lies on the longer way when its nearest point is farther than what the shorter one has.
      if let best, (way.crossing - origin).magnitude > best.change + reach + precision { break }
      guard let found = proposal.search(toward: way.end, from: way.crossing) else { continue }
      if best.map({ found.change < $0.change }) ?? true { best = found }
    }
    return best?.color
  }

  /// Black or white, with the alpha of a color, when that has the contrast in its place.
  static func neutral(
    for front: ColorComponents, on back: ColorComponents, required: Double
  ) -> String? {
    let levels = [("black", 0.0), ("white", 1.0)]
    return levels.first { _, level in
      let color = ColorComponents(
        space: .sRGB, red: level, green: level, blue: level, alpha: front.alpha)
      return Contrast.leastRatio(of: color, on: back) >= required
    }?.0
  }

  /// The smallest opacity in percent at which a translucent color has the contrast, nil when it has not even opaque.
  static func leastOpacity(
    of front: ColorComponents, on back: ColorComponents, required: Double
  ) -> Int? {
    let start = Int((front.alpha * 100).rounded(.up))
    guard front.alpha < 1, start <= 100 else { return nil }
    return (start...100).first { percent in
      let color = ColorComponents(
        space: front.space, red: front.red, green: front.green, blue: front.blue,
        alpha: Double(percent) / 100)
      return Contrast.leastRatio(of: color, on: back) >= required
    }
  }

  /// What to do about a pair with too little contrast, in words: `#838387 would have it`.
  ///
  /// - Parameters:
  ///   - sight: How the pair looks.
  ///   - required: The contrast ratio.
  /// - Returns: A color, an opacity, or that none does.
  static func advice(for sight: PairSight, required: Double) -> String {
    let (front, back) = (sight.front, sight.back)
    if let color = nearest(to: front, on: back, required: required) {
      return "\(color.words) would have it"
    }
    if let alpha = leastOpacity(of: front, on: back, required: required) {
      return "it would have it at an opacity of \(alpha) %"
    }
    let none = "no color of its hue has that much here"
    if let neutral = neutral(for: front, on: back, required: required) {
      return "\(none), but \(neutral) has"
    }
    return back.alpha < 1
      ? "\(none); make the other color more opaque, or change it"
      : "\(none); change the other color"
  }

  /// A color of the line, and the cell of the colors that can be written around it.
  private struct Point {
    var lightness: Double
    var cell: Vector3
  }

  /// The corners of a cell lie this near to the line in it, in lightness; so far around is looked for something nearer.
  private static let reach = 0.008
  /// How exactly it is found where the line begins to have the contrast, in lightness.
  private static let precision = 0.001
  /// The cells along a piece of this length are looked for together.
  private static let step = 0.004

  /// The nearest color that can be written and has the contrast, on the way to black or white from where the line has it.
  private func search(
    toward end: Double, from crossing: Double
  ) -> (color: ColorComponents, change: Double)? {
    let direction: Double = end > line.origin.lightness ? 1 : -1
    var best: (color: ColorComponents, change: Double)?
    let start = crossing - direction * (Self.reach + Self.precision)
    var last = point(at: min(max(start, 0), 1))
    tryCorners(of: last.cell, after: nil, &best)
    while last.lightness != end {
      let change = (last.lightness - line.origin.lightness).magnitude
      if let best, change > best.change + Self.reach { break }
      let next = point(at: min(max(last.lightness + direction * Self.step, 0), 1))
      tryCells(between: last, next, &best)
      last = next
    }
    return best
  }

  private func point(at lightness: Double) -> Point {
    Point(lightness: lightness, cell: spelling.cell(of: line.color(at: lightness)))
  }

  /// Tries the cells that the line crosses from one point to another, without the first.
  private func tryCells(
    between first: Point, _ last: Point, _ best: inout (color: ColorComponents, change: Double)?
  ) {
    if first.cell == last.cell { return }
    let steps = first.cell.zip(last.cell) { ($0 - $1).magnitude }
    // Where two components step at once, another cell may lie between.
    if steps.x + steps.y + steps.z > 1, (first.lightness - last.lightness).magnitude > 1e-7 {
      let middle = point(at: (first.lightness + last.lightness) / 2)
      tryCells(between: first, middle, &best)
      tryCells(between: middle, last, &best)
    } else {
      tryCorners(of: last.cell, after: first.cell, &best)
    }
  }

  /// Tries the colors around a cell, without those around the cell before it.
  private func tryCorners(
    of cell: Vector3, after previous: Vector3?,
    _ best: inout (color: ColorComponents, change: Double)?
  ) {
    for candidate in spelling.corners(of: cell, without: previous, alpha: alpha)
    where passes(candidate) {
      let polar = OKLCH(candidate)
      let change = (polar.lightness - line.origin.lightness).magnitude
      guard line.hasHue(of: polar), best.map({ change < $0.change }) ?? true else { continue }
      best = (candidate, change)
    }
  }

  /// The lightness from which on the line has the contrast, at most by the precision too far; nil when not even its end
  /// has.
  private func crossing(toward end: Double) -> Double? {
    guard passes(line.color(at: end)) else { return nil }
    var failing = line.origin.lightness
    var passing = end
    while (failing - passing).magnitude > Self.precision {
      let middle = (failing + passing) / 2
      if passes(line.color(at: middle)) { passing = middle } else { failing = middle }
    }
    return passing
  }

  private func passes(_ color: ColorComponents) -> Bool {
    let front = ColorComponents(
      space: color.space, red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    return ground.leastRatio(of: front) >= required
  }
}
