import DynamicColors

extension Rule {
  /// A color for dark that is the one for light.
  static let identicalAppearances = Rule(
    id: "identical-appearances",
    summary: "A color set spells out light and dark, and they are the same color",
    rationale: """
      The slot for dark looks as if someone had chosen a color for it, but the color does not adapt: what stands out on white
      rarely does on black. Apple's Human Interface Guidelines, "Dark Mode", ask for colors that adapt to the appearance.
      Values are compared exactly, however they are spelled. References to system colors adapt by themselves, and a fully
      transparent color has nothing to adapt. The pair for increased contrast is reported only when the pair without
      it differs. List the color under 'darkOnly' in the configuration when it is for surfaces that are always dark.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0A84FF },
        ▶{ "idiom" : "universal", @dark, "color" : #0A84FF }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "0xFF", "green" : "0", "blue" : "0x33", "alpha" : "1.000" } } },
        { "idiom" : "universal", @light, "color" : { "color-space" : "extended-srgb", "components" :
          { "red" : "1.000", "green" : "0.0", "blue" : 0.2, "alpha" : 1 } } },
        { "idiom" : "universal", "color" : #000000 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        ▶{ "idiom" : "iphone", @dark, "color" : #007AFF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0040DD },
        ▶{ "idiom" : "universal", @dark+high, "color" : #0040DD }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #007AFF },
        { "idiom" : "universal", @dark, "color" : #0A84FF },
        { "idiom" : "universal", @high, "color" : #0A84FF }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "linkColor" } },
        { "idiom" : "universal", @dark, "color" : { "platform" : "ios", "reference" : "linkColor" } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "1.000", "alpha" : "0.000" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "1.000", "alpha" : "0.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #0A84FF },
        { "idiom" : "universal", @dark, "color" : #0A84FF }
        """,
        configuration:
          #"{ "darkOnly": [ { "color": "Accent", "reason": "the player is always dark" } ] }"#),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
          { "red" : "0x80", "green" : "0x80", "blue" : "0x80", "alpha" : "1.000" } } },
        { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
          { "red" : "0.503", "green" : "0.503", "blue" : "0.503", "alpha" : "1.000" } } }
        """),
    ],
    check: .colorSet(needing: [.dark, .repeatedColor]) { subject, findings in
      for dark in subject.colorSet.slots.indices {
        guard let light = identicalLight(dark, subject), !findings.isDarkOnly(subject.colorSet)
        else { continue }
        if subject.colorSet.slots[dark].traits.contrast == .high,
          let normal = subject.slotIndex(beside: dark, .dark, .normal),
          identicalLight(normal, subject) != nil
        {
          continue
        }
        let isHigh = subject.colorSet.slots[dark].traits.contrast == .high
        let other = isHigh ? "in light with increased contrast" : "in light"
        findings.report(
          "it is the same color as \(other); choose one that suits a dark background",
          in: subject, slot: dark,
          notes: [subject.note("the color \(other)", slot: light)])
      }
    })

  /// The slot that gives in light the color that a slot gives in dark; nil when there is none.
  private static func identicalLight(_ dark: Int, _ subject: borrowing RuleSubject) -> Int? {
    let traits = subject.colorSet.slots[dark].traits
    guard traits.luminosity == .dark,
      let light = subject.slotIndex(beside: dark, .light, traits.contrast),
      subject.colorSet.slots[light].traits.contrast == traits.contrast,
      subject.colorSet.slots.haveSameColor(dark, light),
      subject.slotIndex(beside: dark, .dark, traits.contrast) == dark,
      !subject.colorSet.slots[dark].isClear
    else { return nil }
    return light
  }
}
