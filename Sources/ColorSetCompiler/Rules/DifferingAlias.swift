import DynamicColors

extension Rule {
  /// A color that is declared to be another one and is not.
  static let differingAlias = Rule(
    id: "differing-alias",
    summary: "A color that the configuration declares as another name of a color has another value",
    rationale: """
      A catalog has no way to say that one color is another one under a second name, so the values are copied, and one day
      only one of both is changed. What 'aliases' in the configuration declares is compared here, in light and dark, with
      and without increased contrast, by what two hexadecimal digits a component can tell; a reference to a system color is
      the same as a reference to that color only.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Link.colorset": """
          { "idiom" : "universal", "color" : #0066CC },
          ▶{ "idiom" : "universal", @dark, "color" : #4DA3FE }
          """,
          "Tint.colorset": tint,
        ],
        configuration: """
          { "aliases": { "Link": "Tint" } }
          """),
      RuleExample(
        [
          "Link.colorset": """
          ▶{ "idiom" : "universal", "color" : { "platform" : "universal", "reference" : "linkColor" } }
          """,
          "Tint.colorset": tint,
        ],
        configuration: """
          { "aliases": { "Link": "Tint" } }
          """),
    ],
    nonTriggering: [
      RuleExample(
        ["Link.colorset": tint, "Tint.colorset": tint],
        configuration: """
          { "aliases": { "Link": "Tint" } }
          """),
      RuleExample(
        [
          "Link.colorset": """
          { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
            { "red" : "0x00", "green" : "0x66", "blue" : "204", "alpha" : "1.000" } } },
          { "idiom" : "universal", @dark, "color" : { "color-space" : "srgb", "components" :
            { "red" : "0.302", "green" : "0.639", "blue" : "1.000", "alpha" : "1.000" } } }
          """,
          "Tint.colorset": tint,
        ],
        configuration: """
          { "aliases": { "Link": "Tint" } }
          """),
    ],
    check: .palette { palette, findings in
      if findings.configuration.aliases.isEmpty { return }
      for index in palette.colors.indices {
        let name = palette.name(of: palette.colors[index])
        guard let original = findings.configuration.aliases.target(of: name),
          let other = palette.index(ofColorNamed: original), other != index
        else { continue }
        compare(index, other, palette, &findings)
      }
    })

  private static let tint = """
    { "idiom" : "universal", "color" : #0066CC },
    { "idiom" : "universal", @dark, "color" : #4DA3FF }
    """

  /// Reports the first appearance in which an alias is another color; one finding tells that both drifted apart.
  private static func compare(
    _ alias: Int, _ original: Int, _ palette: Palette, _ findings: inout RuleFindings
  ) {
    let name = palette.name(of: palette.colors[original]).forMessage
    for appearance in PairAppearance.allCases {
      guard let own = palette.shown(alias, appearance),
        let other = palette.shown(original, appearance)
      else { continue }
      let ownSlot = palette.colorSet(of: palette.colors[alias]).slots[own.slot]
      let otherSlot = palette.colorSet(of: palette.colors[original]).slots[other.slot]
      if ownSlot.hasSameColor(as: otherSlot) || ownSlot.refersToSame(as: otherSlot) { continue }
      // Xcode writes the same color with two hexadecimal digits or with three decimals.
      if !ownSlot.isReference, !otherSlot.isReference, own.color.words == other.color.words {
        continue
      }
      findings.report(
        "it is an alias of '\(name)' and has another value, \(own.color.words) in place of "
          + "\(other.color.words); give both the same one, or take it out of 'aliases'",
        about: own, appearance, in: palette, variant: name,
        notes: [
          Diagnostic.Note(message: "the other color", location: palette.location(of: other))
        ])
      return
    }
  }
}

extension Slot {
  /// Whether two slots refer to the same system color.
  fileprivate func refersToSame(as other: Slot) -> Bool {
    systemColor.map { $0.name == other.systemColor?.name } ?? false
  }
}
