import Testing

/// Extensions of Apple's types, as the command and a configuration ask for them.
@Suite(.folder) struct GenerateExtensionsTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
  }

  @Test("They are generated when the command or a configuration asks for them, and not by default")
  func asked() throws {
    let marker = "nonisolated extension UIColor {\n"
    let usual = try folder.run("generate")
    #expect(!usual.output.contains(marker) && !usual.output.contains("canImport"))
    let asked = try folder.run("generate", "--extensions")
    #expect(asked.exitCode == 0 && asked.errors.isEmpty)
    #expect(asked.output.contains(marker))
    #expect(asked.output.contains("static var accent: SwiftUI.Color {"))
    try folder.write(#"{ "generate": { "extensions": true } }"#, to: ".colorset.json")
    #expect(try folder.run("generate").bytes == asked.bytes)
    try folder.write(#"{ "generate": { "extensions": false } }"#, to: ".colorset.json")
    #expect(try folder.run("generate").bytes == usual.bytes)
    #expect(try folder.run("generate", "--extensions").bytes == asked.bytes)
  }

  @Test("A name that a framework has is left out with a warning at the color set's file")
  func leftOut() throws {
    try folder.addColorSet("Colors.xcassets/Primary", Contents.plain)
    let outcome = try folder.run("generate", "--extensions", "--name", "Theme")
    #expect(outcome.exitCode == 0)
    let place = "Colors.xcassets/Primary.colorset/Contents.json:1:1"
    #expect(
      outcome.errors.contains("\(place): warning: color 'Primary': SwiftUI.Color has the name"))
    #expect(outcome.errors.contains("write Theme.primary (left-out-of-extensions)"))
    #expect(!outcome.output.contains("static var primary: SwiftUI.Color"))
    #expect(outcome.output.contains("static var primary: UIColor"))
    #expect(try folder.run("generate", "--name", "Theme").errors.isEmpty)
    #expect(try folder.run("generate", "--extensions", "--no-lint").errors.isEmpty)
  }

  @Test("The warning counts and is silenced like any other")
  func configured() throws {
    try folder.addColorSet("Colors.xcassets/Primary", Contents.plain)
    let configuration = { (level: String) in
      #"{ "generate": { "extensions": true }, "rules": { "left-out-of-extensions": "\#(level)" } }"#
    }
    try folder.write(configuration("error"), to: ".colorset.json")
    #expect(try folder.run("generate").exitCode == 1)
    #expect(try folder.run("lint").exitCode == 1)
    try folder.write(configuration("off"), to: ".colorset.json")
    let outcome = try folder.run("generate")
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
  }
}
