extension Rule {
  /// A name with something in it that is hard to see or to type.
  static let oddName = Rule(
    id: "odd-name",
    summary: "The name of a color or a group has a character that is hard to see or to type",
    rationale: """
      A color is looked up by its name, letter for letter, and a space at its end or a character that cannot be seen is
      missing from what people type. The Finder shows a ':' as a '/', which separates namespaces from names, so that the
      name reads like another one. A name that is not stored as UTF-8 cannot be written in code at all. Rename the folder.
      """,
    level: .warning,
    triggering: [
      RuleExample([
        "Accent .colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ]),
      RuleExample([
        "Light:Dark.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ]),
    ],
    nonTriggering: [
      RuleExample([
        "Brand Colors/Accent, 50 % (new).colorset":
          #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        "Brand Colors/Grün 🏳️‍🌈.colorset": #"{ "idiom" : "universal", "color" : #34C759 }"#,
      ])
    ],
    check: .palette { palette, findings in
      for catalog in palette.catalogs {
        for group in catalog.groups.indices.dropFirst() {
          let subpath = catalog.groups[group].subpath
          let start = subpath.utf8.lastIndex(of: 0x2F).map { subpath.utf8.index(after: $0) }
          let name = String(subpath[(start ?? subpath.startIndex)...])
          if NameOddity.isPlain(name) { continue }
          for oddity in NameOddity.all(in: name[...]) {
            findings.report(
              Diagnostic(
                severity: findings.severity, rule: findings.rule.id, variant: oddity.variant,
                message: "group '\(name.forMessage)': \(oddity.message)",
                location: Diagnostic.Location(path: catalog.path(of: group))))
          }
        }
        let colorSets = catalog.colorSets.span
        for index in colorSets.indices {
          if NameOddity.isPlain(
            colorSets[index].name, from: Int(colorSets[index].namespaceLength))
          {
            continue
          }
          for oddity in NameOddity.all(in: colorSets[index].leafName) {
            findings.report(
              oddity.message, about: catalog.colorSets[index], in: catalog,
              variant: oddity.variant)
          }
        }
      }
    })
}
