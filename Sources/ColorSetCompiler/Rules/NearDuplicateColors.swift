import DynamicColors

extension Rule {
  /// A color set that looks like another one in every appearance.
  static let nearDuplicateColors = Rule(
    id: "near-duplicate-colors",
    summary: "Two color sets of one catalog look the same in every appearance, and are not",
    rationale: """
      Two colors that nobody can tell apart, and that are not equal either, were mostly meant to be one: someone picked a color from
      a picture, or one of two copies was changed. All appearances are compared by CIEDE2000; a difference below 1 is not
      seen. Values that are equal in 8 bits do not count, since several names for one color are often wanted; the option 'equal' lets them.
      Neither do system colors, neighbors on a scale such as Gray50 and Gray100, elevated partners, and colors of
      different roles.
      """,
    level: .note,
    options: [
      RuleOption("equal", "whether equal values count as well", standard: .boolean(false))
    ],
    triggering: [
      RuleExample([
        "Brand.colorset": """
        { "idiom" : "universal", "color" : #0A5CD8 },
        { "idiom" : "universal", @dark, "color" : #5A9CF8 }
        """,
        "Link.colorset": """
        ▶{ "idiom" : "universal", "color" : #0B5CD8 },
        { "idiom" : "universal", @dark, "color" : #5A9CF8 }
        """,
      ]),
      RuleExample(
        [
          "Brand.colorset": #"{ "idiom" : "universal", "color" : #0A5CD8 }"#,
          "Link.colorset": #"▶{ "idiom" : "universal", "color" : #0A5CD8 }"#,
        ],
        configuration: #"{ "rules": { "near-duplicate-colors": { "equal": true } } }"#),
    ],
    nonTriggering: [
      RuleExample([
        "Brand.colorset": """
        { "idiom" : "universal", "color" : #0A5CD8 },
        { "idiom" : "universal", @dark, "color" : #5A9CF8 }
        """,
        "Link.colorset": """
        { "idiom" : "universal", "color" : #0B5CD8 },
        { "idiom" : "universal", @dark, "color" : #6AA8FF }
        """,
      ]),
      RuleExample([
        "Gray50.colorset": #"{ "idiom" : "universal", "color" : #FAFAFA }"#,
        "Gray100.colorset": #"{ "idiom" : "universal", "color" : #F9F9F9 }"#,
      ]),
      RuleExample(
        [
          "Card.colorset": #"{ "idiom" : "universal", "color" : #FAFAFA }"#,
          "Line.colorset": #"{ "idiom" : "universal", "color" : #F9F9F9 }"#,
        ],
        configuration: #"{ "roles": { "background": "Card", "separator": "Line" } }"#),
    ],
    check: .palette { palette, findings in
      guard case .boolean(let takesEqual)? = findings.option("equal") else { return }
      var looks: [ColorLook] = []
      var resolver = AppearanceResolver()
      for index in palette.colors.indices {
        if let look = palette.look(index, &resolver) { looks.append(look) }
      }
      looks.sort { ($0.light.lightness, $0.index) < ($1.light.lightness, $1.index) }
      var told: Set<Int> = []
      for later in looks.indices {
        let least = looks[later].light.lightness - ColorLook.lightnessReach
        var earlier = later - 1
        let end = max(0, later - mostNeighbors)
        while earlier >= end, looks[earlier].light.lightness >= least {
          defer { earlier -= 1 }
          guard looks[earlier].mayBeNear(looks[later]),
            let isEqual = palette.isNear(looks[earlier], looks[later]), takesEqual || !isEqual,
            palette.isDuplicate(looks[earlier].index, looks[later].index, findings.configuration)
          else { continue }
          let pair = [looks[earlier].index, looks[later].index].sorted()
          if told.insert(pair[1]).inserted {
            report(pair[0], pair[1], isEqual: isEqual, palette, &findings)
          }
          break
        }
      }
    })

  /// A color is compared with so many of about the same lightness and no more, however many there are.
  private static let mostNeighbors = 400

  private static func report(
    _ first: Int, _ second: Int, isEqual: Bool, _ palette: Palette, _ findings: inout RuleFindings
  ) {
    let color = palette.colors[second]
    let other = palette.colors[first]
    let name = palette.name(of: other).forMessage
    let location = { (color: PaletteColor) in
      Diagnostic.Location(
        path: palette.path(of: color),
        position: palette.colorSet(of: color).slots.first { $0.hasValue }?.position ?? .start)
    }
    findings.report(
      Diagnostic(
        severity: findings.severity, rule: findings.rule.id, variant: name,
        message: "color '\(palette.name(of: color).forMessage)': it "
          + (isEqual ? "is equal to" : "cannot be told from")
          + " '\(name)'; use one of them for both, or "
          + (isEqual ? "declare it in 'aliases'" : "make them equal on purpose"),
        location: location(color), color: palette.name(of: color),
        notes: [Diagnostic.Note(message: "the other color", location: location(other))]))
  }
}

extension Palette {
  /// Whether two colors that look the same should be one: they are of one catalog and of no different roles, and neither
  /// is the other's partner or neighbor on a scale.
  fileprivate func isDuplicate(
    _ first: Int, _ second: Int, _ configuration: Configuration
  ) -> Bool {
    let (one, other) = (colors[first], colors[second])
    guard one.catalog == other.catalog, one.elevated != second, other.elevated != first else {
      return false
    }
    let names = [name(of: one), name(of: other)]
    let stems = names.map { $0.filter { !$0.isNumber } }
    if stems[0] == stems[1] || configuration.aliases.join(names[0], names[1]) { return false }
    let roles = names.map { Set(configuration.roles(of: $0)) }
    return roles[0].isEmpty || roles[1].isEmpty || !roles[0].isDisjoint(with: roles[1])
  }

  /// How a color looks, nil when it refers to a system color or looks different on some devices.
  fileprivate func look(_ index: Int, _ resolver: inout AppearanceResolver) -> ColorLook? {
    let colorSet = catalogs[colors[index].catalog].colorSets[colors[index].colorSet]
    guard !colorSet.isDamaged,
      colorSet.slots.allSatisfy({
        $0.isPlain && $0.traits.idiom == .universal && $0.traits.gamut == nil
      })
    else { return nil }
    let indices = resolver.resolve(colorSet.slots)
    guard let light = indices.light, let dark = indices.dark, let lightHigh = indices.lightHigh,
      let darkHigh = indices.darkHigh, let color = colorSet.slots[light].short,
      let darkColor = colorSet.slots[dark].short
    else { return nil }
    let lab = Lab(color.components)
    return ColorLook(
      index: index,
      slots: SIMD4(Int32(light), Int32(dark), Int32(lightHigh), Int32(darkHigh)),
      light: lab, dark: dark == light ? lab : Lab(darkColor.components))
  }

  /// Whether two colors are equal in 8 bits in every appearance; nil when they can be told apart in one.
  fileprivate func isNear(_ first: ColorLook, _ second: ColorLook) -> Bool? {
    if first.light.difference(from: second.light) >= 1 { return nil }
    let slots = [colorSet(of: colors[first.index]).slots, colorSet(of: colors[second.index]).slots]
    var isEqual = true
    for position in first.slots.indices {
      guard let one = slots[0][Int(first.slots[position])].short,
        let other = slots[1][Int(second.slots[position])].short
      else { return nil }
      if one == other { continue }
      let (color, otherColor) = (one.components, other.components)
      guard (color.alpha - otherColor.alpha).magnitude <= 0.01,
        Lab(color).difference(from: Lab(otherColor)) < 1
      else { return nil }
      if one.rgba8 != other.rgba8 { isEqual = false }
    }
    return isEqual
  }
}
