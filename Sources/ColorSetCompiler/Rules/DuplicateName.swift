extension Rule {
  /// Two color sets of one name.
  static let duplicateName = Rule(
    id: "duplicate-name",
    summary: "Two color sets have the same name",
    rationale: """
      Apple's Asset Catalog Format Reference, "Folder Structure", asks for names that are unique in all catalogs of a
      target, groups without a namespace left out. Only one of two colors with the same name can be looked up. Which
      one an app shows is not documented; generated code takes the first in the order of paths. Rename the other, or let
      its group provide a namespace.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Brand/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "▶Legacy/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
          "Legacy/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "Legacy/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    check: .whileReading)
}
