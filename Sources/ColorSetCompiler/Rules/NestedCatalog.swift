extension Rule {
  /// A catalog that lies in another one.
  static let nestedCatalog = Rule(
    id: "nested-catalog",
    summary: "A catalog lies inside another catalog",
    rationale: """
      Apple's Asset Catalog Format Reference, "Catalog Type", allows every kind of asset in a catalog except another
      catalog. Here the inner one is read as a group of the outer one. Move it beside the outer one, or take the ending
      off its name.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶Inner.xcassets/": "",
          "Inner.xcassets/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "Inner/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """
        ])
    ],
    check: .whileReading)
}
