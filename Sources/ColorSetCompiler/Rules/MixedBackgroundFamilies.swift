import DynamicColors

extension Rule {
  /// Surfaces of one hierarchy that refer to system backgrounds of both kinds.
  static let mixedBackgroundFamilies = Rule(
    id: "mixed-background-families",
    summary: "Surfaces that belong together refer to both families of system backgrounds",
    rationale: """
      iOS has two sets of background colors, one for plain views and one for grouped lists, in which primary and secondary are
      the other way round in light. Apple's Human Interface Guidelines, "Color", tell which is for what; in one screen
      they do not make a hierarchy. Surfaces belong together when the configuration joins them in 'elevated', or when
      they have the role 'background' and lie in one namespace. A color that has the name of the system color that it
      refers to repeats the system's palette and does not count.
      """,
    level: .note,
    triggering: [
      RuleExample(
        [
          "Base.colorset": system("systemBackgroundColor"),
          "Raised.colorset": "▶" + system("secondarySystemGroupedBackgroundColor"),
        ],
        configuration: #"{ "elevated": { "Base": "Raised" } }"#),
      RuleExample(
        [
          "Surface/Contents.json": namespace,
          "Surface/Base.colorset": system("systemGroupedBackgroundColor"),
          "Surface/Card.colorset": "▶" + system("secondarySystemBackgroundColor"),
        ],
        configuration: #"{ "roles": { "background": "Surface/*" } }"#),
    ],
    nonTriggering: [
      RuleExample(
        [
          "Surface/Contents.json": namespace,
          "Surface/Base.colorset": system("systemBackgroundColor"),
          "Surface/Card.colorset": system("secondarySystemBackgroundColor"),
        ],
        configuration: #"{ "roles": { "background": "Surface/*" } }"#),
      RuleExample(
        [
          "List.colorset": system("systemGroupedBackgroundColor"),
          "Page.colorset": system("systemBackgroundColor"),
        ],
        configuration: #"{ "roles": { "background": "*" } }"#),
    ],
    check: .palette { palette, findings in
      for (index, color) in palette.colors.enumerated() {
        guard let partner = color.elevated else { continue }
        compare([index, partner], "is the elevated color of", palette, &findings)
      }
      let patterns = findings.configuration.roles[.background] ?? []
      var namespaces: [Int: [Int]] = [:]
      for index in Set(patterns.flatMap { palette.indices(matching: $0.pattern) }).sorted() {
        let scope = palette.colors[index].scope
        if scope > 0 { namespaces[scope, default: []].append(index) }
      }
      for scope in namespaces.keys.sorted() {
        compare(namespaces[scope] ?? [], "lies in one namespace with", palette, &findings)
      }
    })

  private static let namespace = """
    { "info" : { "author" : "xcode", "version" : 1 }, "properties" : { "provides-namespace" : true } }
    """

  private static func system(_ name: String) -> String {
    #"{ "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "\#(name)" } }"#
  }

  private static func compare(
    _ indices: [Int], _ relation: String, _ palette: Palette, _ findings: inout RuleFindings
  ) {
    let backgrounds = indices.compactMap { palette.systemBackground($0) }
    guard let first = backgrounds.first,
      let second = backgrounds.first(where: { $0.isGrouped != first.isGrouped })
    else { return }
    let names = [first, second].map { palette.name(of: palette.colors[$0.index]).forMessage }
    let location = { (background: SystemBackground) in
      Diagnostic.Location(
        path: palette.path(of: palette.colors[background.index]), position: background.position)
    }
    findings.report(
      Diagnostic(
        severity: findings.severity, rule: findings.rule.id, variant: names[0],
        message: "color '\(names[1])': it \(relation) '\(names[0])' and refers to "
          + "'\(second.name.forMessage)', the other to '\(first.name.forMessage)', which is of "
          + "the other family of backgrounds; refer to colors of one family",
        location: location(second), color: palette.name(of: palette.colors[second.index]),
        notes: [Diagnostic.Note(message: "the other color", location: location(first))]))
  }
}

/// A color that refers to a background of the system.
private struct SystemBackground {
  /// The index of the color.
  var index: Int
  /// The name of the system color.
  var name: String
  /// Where the slot begins.
  var position: TextPosition
  /// Whether it is of the family for grouped lists.
  var isGrouped: Bool
}

extension Palette {
  /// The background of iOS that a color refers to in its first slot, nil when it does not.
  fileprivate func systemBackground(_ index: Int) -> SystemBackground? {
    let colorSet = colorSet(of: colors[index])
    for slot in colorSet.slots {
      guard let name = slot.systemColor?.name, !name.hasPrefix(colorSet.leafName) else { continue }
      let isGrouped = name.hasSuffix("ystemGroupedBackgroundColor")
      guard isGrouped || name.hasSuffix("ystemBackgroundColor") else { continue }
      return SystemBackground(
        index: index, name: name, position: slot.position, isGrouped: isGrouped)
    }
    return nil
  }
}
