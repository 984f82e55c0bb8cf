import DynamicColors

extension Rule {
  /// Two colors that tell different states and look alike.
  static let indistinctStatus = Rule(
    id: "indistinct-status",
    summary: "Two colors that tell different states look alike",
    rationale: """
      One color is to have one meaning: when success and failure look alike, people learn neither. Apple's Human Interface
      Guidelines, "Color", ask not to use the same color for different things and not to rely on color alone. The rule looks at
      colors of the role 'status' whose names say which state they tell (success, warning, error, information) and
      compares those of different states by CIEDE2000; they need a difference of 10. Grays tell no
      state and do not count. Where people with protan or deutan color
      vision have less than 10 and less than half of a difference of 20 or more left, it is a note, since there may be a symbol
      or words beside the color; colors that must be told apart without belong into a group of 'distinct'.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Error.colorset": #"{ "idiom" : "universal", "color" : #FF3B30 }"#,
          "Success.colorset": #"▶{ "idiom" : "universal", "color" : #34C759 }"#,
          "Warning.colorset": #"▶{ "idiom" : "universal", "color" : #F0443A }"#,
        ],
        configuration: #"{ "roles": { "status": "*" } }"#)
    ],
    nonTriggering: [
      RuleExample(
        [
          "Error.colorset": #"{ "idiom" : "universal", "color" : #D55E00 }"#,
          "ErrorStrong.colorset": #"{ "idiom" : "universal", "color" : #D55E00 }"#,
          "Success.colorset": #"{ "idiom" : "universal", "color" : #0072B2 }"#,
        ],
        configuration: #"{ "roles": { "status": "*" } }"#)
    ],
    check: .palette { palette, findings in
      var told: Set<[Int]> = []
      for appearance in PairAppearance.allCases {
        let colors = palette.shown(.status, appearance, findings.configuration).prefix(mostColors)
          .compactMap { shown -> StatusColor? in
            let name = palette.name(of: palette.colors[shown.index])
            guard let state = StatusMeaning(name: name), OKLCH(shown.color).chroma >= 0.04 else {
              return nil
            }
            let seen = Compositing.seen(shown.color, over: appearance.ground)
            return StatusColor(shown: shown, state: state, seen: seen)
          }
        for later in colors.indices.dropFirst() {
          let others = colors[..<later].filter {
            !findings.areAliases($0.shown, colors[later].shown, in: palette)
          }
          let found = others.compactMap { Likeness($0, colors[later]) }
          guard let likeness = found.min(by: { $0.order < $1.order }) else { continue }
          let (first, second) = (likeness.first.shown, colors[later].shown)
          guard told.insert([first.index, first.slot, second.index, second.slot]).inserted else {
            continue
          }
          let name = palette.name(of: palette.colors[first.index]).forMessage
          findings.report(
            "it tells another state than '\(name)' and \(likeness.words); make one of them lighter or "
              + "darker, or choose another hue", about: second, appearance, in: palette,
            variant: name,
            notes: [
              Diagnostic.Note(message: "the other color", location: palette.location(of: first))
            ], severity: likeness.deficiency == nil ? nil : .note)
        }
      }
    })

  /// More colors than these are not compared.
  private static let mostColors = 100
}

/// A color of the role 'status' in one appearance.
private struct StatusColor {
  /// The color.
  var shown: ShownColor
  /// What it tells.
  var state: StatusMeaning
  /// What is seen, opaque.
  var seen: ColorComponents
}

/// How two colors of different states look alike.
private struct Likeness {
  /// The first color.
  var first: StatusColor
  /// The difference for everyone.
  var normal: Double
  /// The difference that is left for people with the deficiency.
  var left: Double
  /// The color vision deficiency of those for whom the colors look alike, nil when they do for everyone.
  var deficiency: ColorVisionDeficiency?

  /// Compares two colors; nil when they tell the same state or look different.
  init?(_ first: StatusColor, _ second: StatusColor) {
    guard first.state != second.state else { return nil }
    self.first = first
    normal = Lab(first.seen).difference(from: Lab(second.seen))
    left = normal
    if normal < 10 { return }
    guard normal >= 20 else { return nil }
    for deficiency in [ColorVisionDeficiency.protan, .deutan] {
      let difference = Lab(deficiency.simulated(first.seen))
        .difference(from: Lab(deficiency.simulated(second.seen)))
      guard difference < left else { continue }
      left = difference
      self.deficiency = deficiency
    }
    if left >= 10 || left >= normal / 2 { return nil }
  }

  /// What counts most comes first: alike for everyone, then alike the most.
  var order: (Int, Double) { (deficiency == nil ? 0 : 1, left) }

  /// What is alike, in words.
  var words: String {
    guard let deficiency else { return "differs by only \(Contrast.text(normal))" }
    return
      "differs by only \(Contrast.text(left)) for people with \(deficiency.rawValue) color vision, "
      + "and by \(Contrast.text(normal)) for others"
  }
}
