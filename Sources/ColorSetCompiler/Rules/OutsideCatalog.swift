extension Rule {
  /// A color set that lies in no catalog.
  static let outsideCatalog = Rule(
    id: "outside-catalog",
    summary: "A color set lies outside every catalog, or too deep to be looked for",
    rationale: """
      Xcode compiles what lies in a folder that ends in .xcassets, and a color set elsewhere gives no color. In a folder
      with catalogs such color sets are not read here either. Move it into a catalog. Folders nested more than 64 deep
      are not searched.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "▶../Loose.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "../Other.xcassets/Loose.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    check: .whileReading)
}
