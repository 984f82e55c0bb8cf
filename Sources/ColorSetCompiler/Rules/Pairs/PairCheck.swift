package import DynamicColors

/// What is known about one color on another in each appearance: contrast, difference, and how people with a color vision
/// deficiency see them.
package struct PairCheck: Sendable {
  /// One of the two colors as it was asked for.
  package enum Side: Sendable {
    /// A color of a palette, by its index.
    case named(Int)
    /// A color that is the same in every appearance.
    case literal(ColorComponents)
  }

  /// The two colors in one appearance.
  package struct Line: Sendable {
    /// The appearance in words.
    package var appearance: String
    /// The color that is drawn.
    package var front: ColorComponents
    /// The color that it is drawn on.
    package var back: ColorComponents
    /// The contrast ratio in words; over a translucent color for all that may lie behind.
    package var contrast: String
    /// Whether it is enough, over a translucent color whatever lies behind.
    package var passes: Bool
    /// The same in bright surroundings, see ``PairCheck/flare``.
    package var brightRatio: Double
    /// The difference CIEDE2000 of what is seen.
    package var difference: Double
    /// The same for each color vision deficiency.
    package var simulated: [(deficiency: ColorVisionDeficiency, difference: Double)]
    /// What to do, in words; nil when the ratio is enough.
    package var advice: String?
  }

  /// Light that the display reflects as a share of its white: 10,000 lux on a display of 500 cd/m² that reflects 4 %.
  package static let flare = 0.25

  /// The contrast ratio that is needed.
  package let required: Double
  /// The appearances, those alike as one.
  package private(set) var lines: [Line] = []
  /// The appearances in which a color has no value that is known, in words.
  package private(set) var unknown: [String] = []

  /// Looks at two colors of a palette.
  ///
  /// - Parameters:
  ///   - front: The color that is drawn.
  ///   - back: The color that it is drawn on.
  ///   - required: The contrast ratio that is needed.
  ///   - palette: The colors.
  ///   - configuration: What says which colors Reduce Transparency makes opaque.
  package init(
    _ front: Side, on back: Side, required: Double, in palette: Palette,
    _ configuration: Configuration
  ) {
    self.required = required
    let materials = palette.materials(configuration)
    let isOnMaterial = back.index.map { materials.contains($0) } ?? false
    let idiom = palette.idiom(of: [front, back].compactMap(\.index))
    for appearance in PairAppearance.allCases where appearance.isDark || !idiom.isAlwaysDark {
      guard let top = palette.color(of: front, appearance, idiom),
        let bottom = palette.color(of: back, appearance, idiom)
      else {
        unknown.append(appearance.words)
        continue
      }
      let sight = PairSight(
        appearance, front: top, back: bottom, frontSlot: 0, backSlot: 0, isOnMaterial: isOnMaterial)
      if let same = lines.firstIndex(where: {
        $0.front == top && $0.back == bottom && $0.contrast == sight.ratioWords
      }) {
        lines[same].appearance += "; \(appearance.words)"
      } else {
        lines.append(Self.line(sight, required))
      }
    }
    if lines.count == 1, unknown.isEmpty { lines[0].appearance = "every appearance" }
  }

  /// Whether the ratio is enough in every appearance that is known.
  package var passes: Bool { lines.allSatisfy(\.passes) }

  private static func line(_ sight: PairSight, _ required: Double) -> Line {
    let ground = sight.appearance.ground
    let back = Compositing.seen(sight.back, over: ground)
    let front = Compositing.seen(sight.front, over: back)
    let darker = min(Contrast.luminance(front), Contrast.luminance(back))
    let passes = sight.ratio >= required
    return Line(
      appearance: sight.appearance.words, front: sight.front, back: sight.back,
      contrast: sight.ratioWords, passes: passes,
      brightRatio: Contrast.ratio(sight.ratio, darker: darker, flare: flare),
      difference: Lab(front).difference(from: Lab(back)),
      simulated: ColorVisionDeficiency.allCases.map { deficiency in
        (
          deficiency,
          Lab(deficiency.simulated(front)).difference(from: Lab(deficiency.simulated(back)))
        )
      },
      advice: passes ? nil : ContrastProposal.advice(for: sight, required: required))
  }
}

extension Palette {
  fileprivate func color(
    of side: PairCheck.Side, _ appearance: PairAppearance, _ idiom: ColorTraits.Idiom
  ) -> ColorComponents? {
    guard case .named(let index) = side else { return side.color }
    var traits = appearance.traits
    traits.idiom = idiom
    return shown(colors[index], traits)?.color
  }
}

extension PairCheck.Side {
  /// The index of a color of a palette.
  fileprivate var index: Int? {
    if case .named(let index) = self { index } else { nil }
  }

  /// The color that is the same in every appearance.
  fileprivate var color: ColorComponents? {
    if case .literal(let color) = self { color } else { nil }
  }
}
