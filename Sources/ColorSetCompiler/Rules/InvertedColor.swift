import DynamicColors

extension Rule {
  /// A dark value that is the light one with every component turned around.
  static let invertedColor = Rule(
    id: "inverted-color",
    summary: "The dark value of a color is its light one inverted",
    rationale: """
      An inverted color has another hue: blue becomes orange. Apple's Human Interface Guidelines, "Dark Mode", say that its
      palette is not simply inverted colors; keep the hue and change the lightness. A component counts as turned around
      when both add up to 1, to one and a half steps of 8 bits. Grays do not count.
      """,
    level: .note,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0A84FF },
        ▶{ "idiom" : "universal", @dark, "color" : #F57B00 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #000000 },
        { "idiom" : "universal", @dark, "color" : #FFFFFF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0A84FF },
        { "idiom" : "universal", @dark, "color" : #F57E00 }
        """),
    ],
    check: .colorSet(needing: .dark) { subject, findings in
      guard let light = subject.indices.light,
        let dark = subject.indices.dark, light != dark
      else { return }
      let slots = subject.colorSet.slots
      guard slots[light].isInversion(of: slots[dark]) else { return }
      findings.report(
        "it is the color in light with each component inverted, which changes the hue; choose a color "
          + "of the same hue", in: subject, slot: dark)
    })
}

extension Slot {
  /// Whether a color that is no gray is another one with each component turned around.
  fileprivate func isInversion(of other: borrowing Slot) -> Bool {
    if let short, let otherShort = other.short, short.channelForm == otherShort.channelForm {
      // One addition settles nearly all: both bytes add up to 255, both thousandths, which are stored plus 1500, to 4000.
      let sum = short.red &+ otherShort.red
      let isByte = short.channelForm == .byte
      guard isByte ? sum >= 254 && sum <= 256 : sum >= 3994 && sum <= 4006 else { return false }
    }
    guard case .components(let color) = value, case .components(let otherColor) = other.value,
      color.space == otherColor.space, !color.space.isGray,
      color.alpha == otherColor.alpha
    else { return false }
    let channels = color.components
    guard let least = channels.min(), let most = channels.max(), most - least >= 0.02 else {
      return false
    }
    return zip(channels, otherColor.components).allSatisfy {
      ($0 + $1 - 1).magnitude <= 1.5 / 255
    }
  }
}
