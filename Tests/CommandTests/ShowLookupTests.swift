import Foundation
import Testing

/// By what texts `colorset show` finds a color.
@Suite(.folder) struct ShowLookupTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.write(
      #"{ "properties" : { "provides-namespace" : true } }"#,
      to: "Catalogs/Colors.xcassets/Text/Contents.json")
    for name in ["Text/Primary", "Text/Default", "AccentColor", "Controls/on-accent"] {
      try folder.addColorSet("Catalogs/Colors.xcassets/\(name)", Contents.plain)
    }
  }

  @Test(
    "A symbol in Swift and a path on disk find the color",
    arguments: [
      ("Palette.Text.primary", "Text/Primary"), ("Text.primary", "Text/Primary"),
      (".Text.primary", "Text/Primary"), ("Color.Text.primary", "Text/Primary"),
      ("UIColor.Text.primary", "Text/Primary"), ("NSColor.accent", "AccentColor"),
      ("Color.accent", "AccentColor"), ("accent", "AccentColor"), (".accent", "AccentColor"),
      ("Palette.Text.default", "Text/Default"), ("Text.`default`", "Text/Default"),
      ("onAccent", "on-accent"), ("Controls/on-accent", "on-accent"),
      ("Colors.xcassets/Controls/on-accent", "on-accent"),
      ("Catalogs/Colors.xcassets/Controls/on-accent.colorset", "on-accent"),
      ("./Catalogs/Colors.xcassets/Text/Primary.colorset/", "Text/Primary"),
      ("Catalogs/Colors.xcassets/Text/Primary.colorset/Contents.json", "Text/Primary"),
      ("Controls/on-accent.colorset", "on-accent"), ("AccentColor.colorset", "AccentColor"),
    ])
  func found(text: String, name: String) throws {
    let outcome = try folder.run("show", text)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("\(name)\n  Palette."))
    #expect(try folder.run("check", text, "on", "#FFFFFF").exitCode != 2)
  }

  @Test("The name of the root type that the configuration gives is one before a symbol")
  func rootType() throws {
    try folder.write(#"{ "generate": { "name": "Brand" } }"#, to: "Catalogs/.colorset.json")
    let outcome = try folder.run("show", "Brand.Text.primary", "Catalogs")
    #expect(outcome.output.hasPrefix("Text/Primary\n  Brand.Text.primary\n"), "\(outcome.errors)")
  }

  @Test("A path finds its color from any folder, without the path of the catalog")
  func farPath() throws {
    try folder.write("", to: "elsewhere/file")
    let path = "../Catalogs/Colors.xcassets/Text/Primary.colorset"
    #expect(try folder.run("show", path, in: "elsewhere").output.hasPrefix("Text/Primary\n"))
  }

  @Test(
    "A path that begins in the catalog has the namespaces of the folders around it",
    arguments: [
      ("Colors.xcassets", "./Text/Primary.colorset"), ("Colors.xcassets/Text", "Primary.colorset"),
      ("Colors.xcassets/Text", "Primary.colorset/Contents.json"),
      ("Colors.xcassets/Controls", "../Text/Primary.colorset"),
    ])
  func innerPath(inner: String, path: String) throws {
    let outcome = try folder.run("show", path, in: "Catalogs/\(inner)")
    #expect(outcome.output.hasPrefix("Text/Primary\n"), "\(outcome.output) \(outcome.errors)")
  }

  @Test(
    "What is nearly a name or a symbol is suggested",
    arguments: [
      ("Color.textPrimary", "'Text/Primary'"), ("textPrimary", "'Text/Primary'"),
      ("Accent", "'AccentColor'"), ("Palette.Text.primry", "'Text/Primary'"),
      ("acent", "'AccentColor'"), ("primary", "'Text/Primary'"), ("OnAccent", "'on-accent'"),
      ("text/primary", "'Text/Primary'"),
    ])
  func suggested(text: String, name: String) throws {
    let outcome = try folder.run("show", text)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("no color is named '\(text)'; did you mean \(name)"))
    #expect(try folder.run("check", text, "on", "#FFF").errors.contains("did you mean \(name)"))
  }

  @Test("A namespace is told with its colors", arguments: ["Text", "Text/", "Palette.Text"])
  func namespace(text: String) throws {
    let outcome = try folder.run("show", text)
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "colorset: error: '\(text)' is a namespace of: 'Text/Default', 'Text/Primary'; name one of them\n"
    )
  }

  @Test("A path in the place of the name is told")
  func order() throws {
    let outcome = try folder.run("show", "Catalogs", "Text/Primary")
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors
        == "colorset: error: the name comes first: colorset show Text/Primary Catalogs\n")
    #expect(
      try folder.run("show", "Catalogs").errors.contains(
        "'Catalogs' is a folder; paths come after the name of a color"))
  }

  @Test("Further color sets of the name are told, and what is said shows them")
  func sameName() throws {
    try folder.addColorSet(
      "Catalogs/A b.xcassets/AccentColor", Contents.of(Contents.slot("ABCDEF")))
    try folder.addColorSet(
      "Catalogs/Colors.xcassets/Other/AccentColor", Contents.of(Contents.slot("FEDCBA")))
    let shown = try folder.run("show", "AccentColor")
    #expect(shown.output.contains("  #ABCDEF  sRGB"))
    let others = shown.output.matches(
      of: /another color set has this name: (.+)\n    to see it: colorset show (.+)\n/)
    #expect(
      others.map { String($0.1) } == [
        "Catalogs/Colors.xcassets/AccentColor.colorset",
        "Catalogs/Colors.xcassets/Other/AccentColor.colorset",
      ])
    let outputs = try others.map { try folder.run("show", String($0.2)).output }
    #expect(outputs.count == 2)
    #expect(outputs.first?.contains("  #000000  sRGB") == true)
    #expect(outputs.last?.contains("  #FEDCBA  sRGB") == true)
    let back = try folder.run("show", "AccentColor", "Catalogs/Colors.xcassets").output
    #expect(back.contains("Other/AccentColor.colorset"))
    #expect(!back.contains("A b.xcassets"))
  }
}
