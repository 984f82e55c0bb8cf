extension Rule {
  /// A name that an extension of a framework's type leaves out.
  static let leftOutOfExtensions = Rule(
    id: "left-out-of-extensions",
    summary: "A type of SwiftUI, UIKit or AppKit has the name of a color already and keeps it",
    rationale: """
      With 'generate --extensions', or "extensions" in a configuration, Color, UIColor and NSColor get the colors of the
      catalog as members. A name that such a type has by itself is left out there: a second 'primary' would take the place of
      SwiftUI's own all over the app, and a second '.background' would be ambiguous. Xcode leaves the names of colors out of its
      extensions for the same reason. Apple's documentation lists them under "Color", "ShapeStyle", "UIColor" and "NSColor".
      The color stays where it is in the generated type. Rename it to say what it is for; or, when all code uses the
      generated type, set this rule to "off". Without extensions the rule finds nothing.
      """,
    level: .warning,
    triggering: [
      RuleExample(
        ["Primary.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#],
        configuration: extended),
      RuleExample(
        ["Background.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#],
        configuration: extended),
      RuleExample(
        [
          "▶Resolved/": "",
          "Resolved/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
          "Resolved/Open.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        ], configuration: extended),
    ],
    nonTriggering: [
      RuleExample([
        "Primary.colorset/Contents.json": #"{ "colors" : [ { "idiom" : "universal" } ] }"#
      ]),
      RuleExample(
        [
          "Brand/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
          "Brand/Primary.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
        ], configuration: extended),
    ],
    check: .palette { palette, findings in
      guard findings.configuration.extensions == true else { return }
      let root = findings.configuration.name ?? Configuration.standardName
      for color in palette.colors where color.scope == 0 {
        guard let symbol = palette.identifier(of: color) else { continue }
        let owners = FrameworkMembers.owners(of: symbol, in: FrameworkMembers.frameworks)
        if owners.isEmpty { continue }
        let other =
          owners == [.shapeStyle] ? "Color.\(symbol) or \(root).\(symbol)" : "\(root).\(symbol)"
        findings.report(
          "\(have(owners)) the name '\(symbol)' already, so extensions leave the color out there; "
            + "rename it, or write \(other)",
          about: color, in: palette, variant: "color")
      }
      findings.reportScopes(of: palette)
    })

  /// A configuration with extensions.
  private static let extended = #"{ "version": 1, "generate": { "extensions": true } }"#

  /// The types with the verb that fits their number.
  fileprivate static func have(_ types: [FrameworkType]) -> String {
    FrameworkType.list(types) + (types.count == 1 ? " has" : " have")
  }
}

extension RuleFindings {
  /// Adds a finding for each namespace that some types leave out, and none for what is in it.
  fileprivate mutating func reportScopes(of palette: Palette) {
    for (index, scope) in palette.scopes.enumerated().dropFirst() {
      guard let parent = scope.parent, let name = scope.typeName.map(String.init) else { continue }
      let types = FrameworkType.allCases.filter { type in
        type != .shapeStyle && ExtensionNames.isTaken(name, isAtTop: parent == 0, in: type)
          && ExtensionNames.scopes(of: palette, in: type)[parent]
      }
      if types.isEmpty { continue }
      report(
        Diagnostic(
          severity: severity, rule: rule.id, variant: "namespace",
          message: "the namespace '\(String(palette.scopes[index].prefix.dropLast()).forMessage)': "
            + "\(Rule.have(types)) the name '\(name)' already, so extensions leave the namespace out "
            + "there; rename the group",
          location: Diagnostic.Location(path: palette.path(of: scope))))
    }
  }
}
