import DynamicColors

extension Rule {
  /// A color set whose values cannot be compared by their numbers.
  static let mixedColorSpaces = Rule(
    id: "mixed-color-spaces",
    summary: "The values of a color set are in different color spaces",
    rationale: """
      The same numbers are different colors in most pairs of color spaces, so values for light and dark that look alike in
      the file are not, and a review of a change is misled. Most often a color space was left as it was when a value was
      pasted. Slots for different display gamuts are meant to differ and are not compared; references have no color space.
      """,
    level: .note,
    triggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : #F2F2F7 },
        ▶{ "idiom" : "universal", @dark, "color" : { "color-space" : "display-p3", "components" :
          { "red" : "1.000", "green" : "0.100", "blue" : "0.100", "alpha" : "1.000" } } },
        { "idiom" : "universal", @high, "color" : #FFFFFF },
        { "idiom" : "universal", @dark+high, "color" : { "color-space" : "gray-gamma-22", "components" :
          { "white" : "0.000", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : { "color-space" : "extended-srgb", "components" :
          { "red" : "1.000", "green" : "0.100", "blue" : "0.100", "alpha" : "1.000" } } },
        { "idiom" : "universal", "display-gamut" : "display-P3", "color" : p3#FF3B30 },
        ▶{ "idiom" : "mac", "color" : { "color-space" : "srgb", "components" :
          { "red" : "1.000", "green" : "0.100", "blue" : "0.100", "alpha" : "1.000" } } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "display-gamut" : "sRGB", "color" : #FF3B30 },
        { "idiom" : "universal", "display-gamut" : "display-P3", "color" : p3#FF3B30 },
        { "idiom" : "universal", @dark, "display-gamut" : "sRGB", "color" : #FF453A },
        { "idiom" : "universal", @dark, "display-gamut" : "display-P3", "color" : p3#FF453A }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FF3B30 },
        { "idiom" : "universal", "display-gamut" : "display-P3", "color" : p3#FF3B30 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FF3B30 },
        { "idiom" : "universal", @dark, "color" : { "platform" : "ios", "reference" : "systemRedColor" } }
        """),
    ],
    check: .colorSet(needing: .mixedSpaces) { subject, findings in
      let slots = subject.colorSet.slots
      for index in slots.indices {
        guard let space = slots[index].space,
          let first = slots.indices.first(where: {
            slots[$0].space != nil && slots[$0].traits.gamut == slots[index].traits.gamut
          }),
          let expected = slots[first].space, expected != space
        else { continue }
        findings.report(
          "the color is in ", space.catalogName, ", but the first one of the set in ",
          expected.catalogName,
          "; choose one space for the whole set, display-p3 if any color needs it", in: subject,
          slot: index,
          notes: [subject.note("the first one", slot: first)])
        // One finding tells that the set is mixed.
        return
      }
    })
}

extension Slot {
  /// The color space of the slot's components.
  fileprivate var space: ColorSpace? {
    if let short { return short.space }
    guard case .components(let color) = value else { return nil }
    return color.space
  }
}
