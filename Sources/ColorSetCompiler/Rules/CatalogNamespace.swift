extension Rule {
  /// A catalog that claims to provide a namespace.
  static let catalogNamespace = Rule(
    id: "catalog-namespace",
    summary: "The file of a catalog has 'provides-namespace', which is for groups",
    rationale: """
      Apple's Asset Catalog Format Reference, "Group Type", has the key for groups; a catalog is none, so its name is
      not part of the names of its colors. Put the colors into a group that provides the namespace, or take the key out.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        [
          "Contents.json": """
          { "properties" : { "provides-namespace" : ▶true } }
          """,
          "Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    nonTriggering: [
      RuleExample(
        [
          "Brand/Contents.json": """
          { "properties" : { "provides-namespace" : true } }
          """,
          "Brand/Accent.colorset": """
          { "idiom" : "universal", "color" : #F2F2F7 }
          """,
        ])
    ],
    check: .whileReading)
}
