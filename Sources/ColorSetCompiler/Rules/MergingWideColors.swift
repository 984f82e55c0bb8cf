import DynamicColors

extension Rule {
  /// Two colors that only wide displays tell apart.
  static let mergingWideColors = Rule(
    id: "merging-wide-colors",
    summary: "Two colors that belong together look alike on displays that have sRGB only",
    rationale: """
      A display that has only sRGB shows the nearest color in place of one outside of it, and two vivid colors may become the same.
      Apple's Human Interface Guidelines, "Color", advise to check wide-gamut colors on such displays and to give separate
      values for sRGB where they matter. Colors of one group in 'distinct' and those of one role are compared by
      CIEDE2000: they differ by 2 or more as designed and by less than 1 when they are clipped.
      """,
    level: .note,
    triggering: [
      RuleExample(
        [
          "Failure.colorset": #"{ "idiom" : "universal", "color" : p3#FF0000 }"#,
          "Warning.colorset": #"▶{ "idiom" : "universal", "color" : p3#FF2418 }"#,
        ],
        configuration: #"{ "roles": { "status": [ "Failure", "Warning" ] } }"#),
      RuleExample(
        [
          "Failure.colorset": #"{ "idiom" : "universal", "color" : p3#FF0000 }"#,
          "Warning.colorset": #"▶{ "idiom" : "universal", "color" : p3#FF2418 }"#,
        ],
        configuration: #"{ "distinct": [ { "colors": [ "*" ], "name": "states" } ] }"#),
    ],
    nonTriggering: [
      RuleExample(
        [
          "Failure.colorset": #"{ "idiom" : "universal", "color" : p3#FF0000 }"#,
          "Warning.colorset": #"{ "idiom" : "universal", "color" : p3#FF2418 }"#,
        ],
        configuration: #"{ "roles": { "status": "Failure", "text": "Warning" } }"#),
      RuleExample(
        [
          "Failure.colorset": #"{ "idiom" : "universal", "color" : p3#FF0000 }"#,
          "Warning.colorset": """
          { "idiom" : "universal", "color" : p3#FF2418 },
          { "idiom" : "universal", "display-gamut" : "sRGB", "color" : #FF7A00 }
          """,
        ],
        configuration: #"{ "roles": { "status": [ "Failure", "Warning" ] } }"#),
    ],
    check: .palette { palette, findings in
      let configuration = findings.configuration
      var groups = ColorRole.allCases.map { configuration.roles[$0] ?? [] }
      groups += configuration.distinct.map(\.colors)
      var told: Set<[Int]> = []
      for patterns in groups where !patterns.isEmpty {
        let indices = Set(patterns.flatMap { palette.indices(matching: $0.pattern) }).sorted()
        for appearance in PairAppearance.allCases {
          let colors = indices.compactMap { palette.wideColor($0, appearance) }
          guard colors.contains(where: \.isWide) else { continue }
          compare(colors, appearance, &told, palette, &findings)
        }
      }
    })

  /// More colors outside sRGB than these are not compared with the rest of their group.
  private static let mostWideColors = 200

  private static func compare(
    _ colors: [WideColor], _ appearance: PairAppearance, _ told: inout Set<[Int]>,
    _ palette: Palette, _ findings: inout RuleFindings
  ) {
    for wide in colors.filter(\.isWide).prefix(mostWideColors) {
      for other in colors.prefix(mostWideColors * 10) where other.shown.index != wide.shown.index {
        guard wide.clipped.difference(from: other.clipped) < 1,
          wide.native.difference(from: other.native) >= 2
        else { continue }
        let isEarlier = wide.shown.index < other.shown.index
        let (first, second) = isEarlier ? (wide.shown, other.shown) : (other.shown, wide.shown)
        guard told.insert([first.index, first.slot, second.index, second.slot]).inserted else {
          continue
        }
        let name = palette.name(of: palette.colors[first.index]).forMessage
        findings.report(
          "on a display that has sRGB only it looks like '\(name)', from which it differs by "
            + "\(Contrast.text(wide.native.difference(from: other.native))) in Display P3; make one of "
            + "them lighter or darker, or add a slot for sRGB", about: second, appearance,
          in: palette, variant: name,
          notes: [
            Diagnostic.Note(message: "the other color", location: palette.location(of: first))
          ])
      }
    }
  }
}

/// A color as wide displays show it and as others do.
private struct WideColor {
  /// The color on a display that has Display P3.
  var shown: ShownColor
  /// What is seen there, in Lab.
  var native: Lab
  /// What is seen on a display that has sRGB only.
  var clipped: Lab
  /// Whether sRGB has not the color.
  var isWide: Bool
}

extension Palette {
  /// A color as both kinds of displays show it, nil when it has no value that is known.
  fileprivate func wideColor(_ index: Int, _ appearance: PairAppearance) -> WideColor? {
    var traits = appearance.traits
    traits.idiom = idiom(of: [index])
    guard let narrow = shown(colors[index], traits) else { return nil }
    traits.gamut = .displayP3
    guard let wide = shown(colors[index], traits) else { return nil }
    let native = Lab(RGBGamut.displayP3.clipped(wide.color))
    let clipped = Lab(RGBGamut.sRGB.clipped(narrow.color))
    return WideColor(
      shown: ShownColor(index: index, slot: wide.slot, color: wide.color, lab: native),
      native: native, clipped: clipped,
      isWide: !RGBGamut.sRGB.contains(wide.color, tolerance: RGBGamut.rounding))
  }
}
