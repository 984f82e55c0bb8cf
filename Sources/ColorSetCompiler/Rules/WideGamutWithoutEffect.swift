import DynamicColors

extension Rule {
  /// A Display P3 color that sRGB has, too.
  static let wideGamutWithoutEffect = Rule(
    id: "wide-gamut-without-effect",
    summary: "All Display P3 values of a color set are colors that sRGB has, too",
    rationale: """
      A wide-gamut color shows its worth only outside sRGB; grays and muted colors look the same in either. Numbers that were
      made for sRGB and labeled display-p3 by mistake look more vivid than designed. Apple's Human Interface Guidelines,
      "Color", advise wide color where it enhances what is shown. A value counts as inside when each component in
      extended sRGB rounds to a byte from 0 to 255. As long as one value of the set lies outside, the rest may stay in
      the same space.
      """,
    level: .note,
    triggering: [
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : { "color-space" : "display-p3", "components" :
          { "red" : "0.500", "green" : "0.400", "blue" : "0.450", "alpha" : "1.000" } } },
        ▶{ "idiom" : "universal", @dark, "color" : { "color-space" : "display-p3", "components" :
          { "red" : "1.000", "green" : "1.000", "blue" : "1.000", "alpha" : "1.000" } } }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #808080 },
        ▶{ "idiom" : "universal", "display-gamut" : "display-P3", "color" : { "components" :
          { "red" : "0x80", "green" : "0x80", "blue" : "0x80", "alpha" : "1.000" },
          "color-space" : "display-p3" } }
        """),
      RuleExample(
        """
        ▶{ "idiom" : "universal", "color" : { "color-space" : "display-p3", "components" :
          { "red" : "0.917", "green" : "0.200", "blue" : "0.139", "alpha" : "1.000" } } }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        { "idiom" : "universal", "color" : p3#FF0000 },
        { "idiom" : "universal", @dark, "color" : p3#808080 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : #FF0000 },
        { "idiom" : "universal", "display-gamut" : "display-P3", "color" : p3#FF0000 }
        """),
      RuleExample(
        """
        { "idiom" : "universal", "color" : p3#0A84FF }
        """),
    ],
    check: .colorSet(needing: .displayP3) { subject, findings in
      let slots = subject.slots
      for index in slots.indices {
        if let color = slots.displayP3(of: index), !color.isInsideSRGB { return }
      }
      for index in slots.indices {
        guard let color = slots.displayP3(of: index) else { continue }
        findings.report(
          "sRGB has this color, too, so Display P3 shows nothing more; set its color space to srgb and ",
          "its components to those of ", color.rgba8.opaqueHex, in: subject, slot: index)
      }
    })
}

extension SlotList {
  /// The components of a slot's color in Display P3.
  fileprivate func displayP3(of index: Int) -> ColorComponents? {
    if let short = short(of: index) {
      return short.space == .displayP3 ? short.components : nil
    }
    guard case .components(let color) = self[index].value, color.space == .displayP3 else {
      return nil
    }
    return color
  }
}

extension ColorComponents {
  /// Whether the color lies in sRGB, but for less than half a step of 8 bits.
  fileprivate var isInsideSRGB: Bool { RGBGamut.sRGB.contains(self, tolerance: RGBGamut.rounding) }
}
