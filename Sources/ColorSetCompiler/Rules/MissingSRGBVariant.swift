import DynamicColors

extension Rule {
  /// A color outside sRGB without one for displays that have only sRGB.
  static let missingSRGBVariant = Rule(
    id: "missing-srgb-variant",
    summary: "A color outside sRGB has no value for displays that have sRGB only",
    rationale: """
      Such a display clips the color, which makes it duller and may shift its hue. Apple's Human Interface Guidelines, "Color",
      advise to give separate values for both kinds of displays where a color matters. In Xcode, turn on "sRGB & Display P3"
      under Gamut in the attributes inspector. Most catalogs do without, so the rule is off unless it is asked for.
      """,
    level: .off,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : p3#FF0000 },
        { "idiom" : "universal", @dark, "color" : p3#808080 }
        """)
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : p3#FF0000 },
        { "idiom" : "universal", "display-gamut" : "sRGB", "color" : #FF2B1F }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FF0000 },
        { "idiom" : "universal", @dark, "color" : p3#808080 }
        """),
    ],
    check: .colorSet(needing: .wide) { subject, findings in
      let slots = subject.colorSet.slots
      for index in slots.indices {
        guard slots[index].traits.gamut != .sRGB, slots[index].isReachable,
          case .components(let color) = slots[index].value
        else { continue }
        let encoded = RGBGamut.sRGB.encoded(color)
        guard !encoded.isWithinUnit(tolerance: RGBGamut.rounding) else { continue }
        let traits = slots[index].traits
        let answer = subject.slotIndex(
          for: ColorTraits(
            luminosity: traits.luminosity, contrast: traits.contrast, gamut: .sRGB,
            idiom: traits.idiom, locale: slots[index].locale))
        guard answer == index else { continue }
        let near = ColorComponents(
          space: .sRGB, red: encoded.x, green: encoded.y, blue: encoded.z, alpha: color.alpha)
        findings.report(
          """
          sRGB has no such color, and displays that have nothing else show \(near.rgba8.opaqueHex); add a slot for \
          sRGB with the color that you want there
          """, in: subject, slot: index)
      }
    })
}
