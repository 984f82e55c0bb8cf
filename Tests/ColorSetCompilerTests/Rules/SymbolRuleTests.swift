import ColorSetCompiler
import Testing

/// The rules about symbols, beyond their examples.
@Suite struct SymbolRuleTests {
  private func colors(
    _ rule: String, _ names: [String], setting: RuleSetting = RuleSetting()
  ) throws -> [String: String] {
    let folder = try CodeFolder()
    for (number, name) in names.enumerated() { try folder.addColorSet("\(number)/\(name)") }
    let found = try folder.lint([rule], settings: [rule: setting])
    return Dictionary(uniqueKeysWithValues: found.map { ($0.color ?? "", $0.message) })
  }

  @Test(
    "Only the members of the frameworks that are asked for count",
    arguments: [
      (["SwiftUI"], ["Black", "Primary", "Tertiary"]),
      (["UIKit"], ["Black", "Label", "System Gray 6", "magenta"]),
      (["AppKit"], ["Black", "magenta"]),
      (["AppKit", "SwiftUI"], ["Black", "Primary", "Tertiary", "magenta"]),
      ([], []),
    ] as [([String], [String])])
  func frameworks(frameworks: [String], expected: [String]) throws {
    let names = ["Black", "Label", "Primary", "System Gray 6", "Tertiary", "magenta", "Accent"]
    let found = try colors(
      "symbol-shadows-member", names,
      setting: RuleSetting(options: ["frameworks": .texts(frameworks)]))
    #expect(found.keys.sorted() == expected.sorted())
  }

  @Test("The types that have the member are listed")
  func types() throws {
    let found = try colors("symbol-shadows-member", ["Black", "Separator", "Fill", "dark-gray"])
    let types = [
      "Black": "a color of SwiftUI.Color, UIKit.UIColor and AppKit.NSColor, so Xcode",
      "Separator": "a color of SwiftUI.ShapeStyle and UIKit.UIColor, so Xcode",
      "Fill": "a color of SwiftUI.ShapeStyle, so Xcode",
      "dark-gray": "a color of UIKit.UIColor and AppKit.NSColor, so Xcode",
    ]
    #expect(found.keys.sorted() == types.keys.sorted())
    for (name, words) in types { #expect(found[name]?.contains(words) == true, "\(name)") }
  }

  @Test("A color that has lost its symbol shadows nothing")
  func loser() throws {
    #expect(
      try colors("symbol-shadows-member", ["black", "black-color"]).keys.sorted() == ["black"])
  }

  @Test("Xcode has no symbol for a name without an ASCII letter or digit, whatever it becomes here")
  func noXcodeSymbol() throws {
    let names = ["かぐや", "\u{212A}", "é", "éa", "色1", "%", "1", "Z", "{", "`"]
    #expect(
      try colors("no-xcode-symbol", names).keys.sorted() == ["かぐや", "\u{212A}", "é"].sorted())
  }

  @Test("Keywords are found when the rule is on, and only then")
  func keywords() throws {
    let names = ["Default", "in", "init", "Self", "type", "As", "hash", "Switch Color"]
    let on = RuleSetting(level: .warning)
    #expect(
      try colors("keyword-symbol", names, setting: on).keys.sorted()
        == ["As", "Default", "Self", "Switch Color", "in", "init"])
    #expect(try colors("keyword-symbol", names).isEmpty)
  }

  @Test("A namespace that is a keyword is found at its group")
  func keywordNamespace() throws {
    let folder = try CodeFolder()
    for name in ["any", "Type", "default"] {
      try folder.addNamespace("Plain/\(name)")
      try folder.addColorSet("Plain/\(name)/a")
    }
    let found = try folder.lint(
      ["keyword-symbol"], settings: ["keyword-symbol": RuleSetting(level: .note)])
    #expect(found.map { folder.subpath($0.location) } == ["Colors.xcassets/Plain/any"])
    #expect(found.map(\.variant) == ["namespace"])
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.message.contains("`Any`") == true)
  }

  @Test("Three of one name: the two later ones are reported against the first")
  func duplicates() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("One/Accent", in: "A.xcassets")
    try folder.addColorSet("Two/Accent", in: "A.xcassets")
    try folder.addColorSet("Accent", in: "B.xcassets")
    let found = try folder.lint(["duplicate-name"])
    #expect(
      found.map { folder.subpath($0.location) } == [
        "A.xcassets/Two/Accent.colorset/Contents.json:1:1",
        "B.xcassets/Accent.colorset/Contents.json:1:1",
      ])
    #expect(found.map(\.variant) == ["same-catalog", "another-catalog"])
    for finding in found {
      #expect(
        finding.notes.map { folder.subpath($0.location) }
          == ["A.xcassets/One/Accent.colorset/Contents.json:1:1"])
      #expect(finding.severity == .warning && finding.color == "Accent")
    }
    #expect(Set(found.map(\.message)).count == 2)
  }
}
