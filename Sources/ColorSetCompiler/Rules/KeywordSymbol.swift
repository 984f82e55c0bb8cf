extension Rule {
  /// A symbol that cannot be written as it is.
  static let keywordSymbol = Rule(
    id: "keyword-symbol",
    summary: "A symbol is a keyword of Swift and stands in backticks",
    rationale: """
      A symbol such as `default` must stand in backticks where it is declared, and in some of the places where it is used;
      The Swift Programming Language, "Lexical Structure", has the rules. It works, and the rule is for those who do not
      want to see it. Rename the color, or the group when it is a namespace.
      """,
    level: .off,
    triggering: [
      RuleExample([
        "Default.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ])
    ],
    nonTriggering: [
      RuleExample([
        "Default Text.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#
      ])
    ],
    check: .palette { palette, findings in
      for scope in palette.scopes {
        guard let name = scope.typeName, name.utf8.first == 0x60 else { continue }
        findings.report(
          Diagnostic(
            severity: findings.severity, rule: findings.rule.id, variant: "namespace",
            message: "the namespace '\(String(scope.prefix.dropLast()).forMessage)': "
              + "the symbol \(name) is a keyword and stands in backticks; rename the group",
            location: Diagnostic.Location(path: palette.path(of: scope))))
      }
      for color in palette.colors {
        guard case .text(let identifier) = color.identifier, identifier.utf8.first == 0x60 else {
          continue
        }
        findings.report(
          "the symbol \(identifier) is a keyword and stands in backticks; rename the color",
          about: color, in: palette, variant: "color")
      }
    })
}
