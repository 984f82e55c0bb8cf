extension Rule {
  /// A symbol that a type of a framework has already.
  static let symbolShadowsMember = Rule(
    id: "symbol-shadows-member",
    summary: "A symbol has the name of a color that SwiftUI, UIKit or AppKit has already",
    rationale: """
      A color named Primary gives the symbol 'primary', and SwiftUI has one of its own. The generated type keeps the two
      apart, so this is a note. In extensions of the frameworks' types they meet: Xcode leaves such a color out of its
      extension and writes a warning, and where another extension declares it, '.primary' is ambiguous or means another
      color than the reader thinks. Apple's documentation lists the names under "Color", "ShapeStyle", "UIColor" and
      "NSColor". Rename the color to say what it is for. Colors in a namespace are apart and do not count.
      """,
    level: .note,
    options: [
      RuleOption(
        "frameworks", "the frameworks whose names count",
        standard: .texts(FrameworkMembers.frameworks), choices: FrameworkMembers.frameworks)
    ],
    triggering: [
      RuleExample([
        "Primary.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ]),
      RuleExample([
        "Link Color.colorset/Contents.json": #"▶{ "colors" : [ { "idiom" : "universal" } ] }"#
      ]),
    ],
    nonTriggering: [
      RuleExample([
        "Primary Text.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#
      ]),
      RuleExample([
        "Brand/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
        "Brand/Primary.colorset": #"{ "idiom" : "universal", "color" : #0A84FF }"#,
      ]),
    ],
    check: .palette { palette, findings in
      // With extensions of our own the rule about these has more to say.
      guard case .texts(let frameworks)? = findings.option("frameworks"),
        findings.configuration.extensions != true
      else { return }
      for color in palette.colors where color.scope == 0 {
        guard let symbol = palette.identifier(of: color) else { continue }
        let owners = FrameworkMembers.owners(of: symbol, in: frameworks)
        if owners.isEmpty { continue }
        findings.report(
          "the symbol '\(symbol)' is already a color of \(FrameworkType.list(owners)), "
            + "so Xcode leaves this one out there; rename the color",
          about: color, in: palette)
      }
    })
}
