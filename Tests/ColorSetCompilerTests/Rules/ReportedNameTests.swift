import ColorSetCompiler
import Foundation
import Testing

/// Names that people reported against tools of this kind, each with the right outcome.
@Suite struct ReportedNameTests {
  /// Color sets, and what becomes of their names.
  struct Case: Sendable, CustomTestStringConvertible {
    /// The number in the list of reports.
    let number: Int
    /// The paths of the color sets, without their ending.
    let colorSets: [String]
    /// The symbols of the palette, in the code-point order of the names; nil for a color without one.
    let symbols: [String?]
    /// The findings: severity, rule and the names that the message must have.
    var findings: [Finding] = []

    var testDescription: String { "\(number)" }
  }

  /// What must be found.
  struct Finding: Sendable {
    let severity: Diagnostic.Severity
    let rule: String
    let names: [String]

    init(_ severity: Diagnostic.Severity, _ rule: String, _ names: String...) {
      self.severity = severity
      self.rule = rule
      self.names = names
    }
  }

  /// The rules about names.
  private static let rules: Set<String> = [
    "asset-name-clash", "duplicate-name", "no-symbol", "no-xcode-symbol", "odd-name",
    "similar-names", "symbol-collision", "symbol-shadows-member",
  ]

  static let cases = [
    Case(
      number: 27, colorSets: ["A/1/walkIn", "A/2/walk-in", "A/3/walk_in"],
      symbols: ["walkIn", nil, nil],
      findings: [Finding(.warning, "symbol-collision", "walk-in", "walkIn", "walk_in")]),
    Case(
      number: 28, colorSets: ["A/gift", "A/giftColor"], symbols: ["gift", nil],
      findings: [Finding(.warning, "symbol-collision", "gift", "giftColor")]),
    Case(
      number: 30, colorSets: ["A/25UltraLight", "A/3d_rotation", "A/035Bank1"],
      symbols: ["_035Bank1", "_25UltraLight", "_3DRotation"]),
    // No framework has a color named "accent"; SwiftUI's is accentColor.
    Case(
      number: 36,
      colorSets: [
        "A/primary", "A/secondary", "A/accent", "A/purple", "A/black", "A/clear", "A/tint",
      ],
      symbols: ["accent", "black", "clear", "primary", "purple", "secondary", "tint"],
      findings: [
        Finding(.note, "symbol-shadows-member", "black", "SwiftUI.Color", "UIKit.UIColor"),
        Finding(.note, "symbol-shadows-member", "clear", "AppKit.NSColor"),
        Finding(.note, "symbol-shadows-member", "primary", "SwiftUI.Color"),
        Finding(.note, "symbol-shadows-member", "purple"),
        Finding(.note, "symbol-shadows-member", "secondary"),
        Finding(.note, "symbol-shadows-member", "tint", "SwiftUI.ShapeStyle"),
      ]),
    // Members of a type of their own clash with nothing.
    Case(number: 37, colorSets: ["A/remove", "A/view"], symbols: ["remove", "view"]),
    Case(
      number: 38,
      colorSets: ["A/1/OK", "A/2/Ok", "A/1/all", "A/2/All", "A/1/Normal", "A/1/Normal "],
      symbols: ["all", "normal", nil, "OK", "ok", nil],
      findings: [
        Finding(.warning, "symbol-collision", "Normal", "Normal "),
        Finding(.warning, "odd-name", "Normal "),
        Finding(.warning, "similar-names", "OK", "Ok"),
        Finding(.warning, "similar-names", "All", "all"),
        Finding(.warning, "symbol-collision", "All", "all"),
      ]),
    Case(
      number: 43, colorSets: ["A/One/Accent", "A/Two/Accent"], symbols: ["accent"],
      findings: [Finding(.warning, "duplicate-name", "Accent", "this catalog")]),
    Case(
      number: 44, colorSets: ["A/Accent", "B/Accent"], symbols: ["accent"],
      findings: [Finding(.warning, "duplicate-name", "Accent", "another catalog")]),
  ]

  private func folder(_ example: Case) throws -> CodeFolder {
    let folder = try CodeFolder()
    for (number, path) in example.colorSets.enumerated() {
      let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
      try folder.addColorSet(
        parts[1], ColorSetText.numbered(number), in: "\(parts[0]).xcassets")
    }
    return folder
  }

  @Test("Every name has the right symbol", arguments: cases)
  func symbols(_ example: Case) throws {
    let palette = try folder(example).compile().palette
    #expect(palette.colors.map(palette.identifier(of:)) == example.symbols)
  }

  @Test("What is wrong with the names is found once, and nothing else is", arguments: cases)
  func findings(_ example: Case) throws {
    var found = try folder(example).lint(Self.rules)
    for finding in example.findings {
      let match = found.firstIndex { diagnostic in
        diagnostic.severity == finding.severity && diagnostic.rule == finding.rule
          && finding.names.allSatisfy { diagnostic.message.contains($0) }
      }
      let index = try #require(match, "\(finding)")
      found.remove(at: index)
    }
    #expect(found == [])
  }

  @Test("The code of all of them compiles")
  func compiles() throws {
    let output = try CodeFolder()
    var files: [String] = []
    for example in Self.cases {
      let options = SwiftOptions(.module, name: "Case\(example.number)")
      let code = try folder(example).generate(options)
      files.append(try output.write(code, to: "Case\(example.number).swift"))
    }
    let settings = ["-typecheck", "-swift-version", "6", "-warnings-as-errors"]
    try SwiftCompiler.expectAccepted(
      settings + files + ["-I", try RuntimeModule.folder().path])
  }
}
