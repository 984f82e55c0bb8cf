import Foundation
import Testing

/// `init`.
@Suite(.folder) struct InitTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.makeFolder(".git")
  }

  /// Color sets as an app has them: some that adapt, some that do not, some with clear names.
  private func addApp() throws {
    try folder.addNamespace("App/Colors.xcassets/Text")
    for name in ["Text/Primary", "Text/Secondary", "AccentColor", "cardBackground", "brandBlue"] {
      try folder.addColorSet("App/Colors.xcassets/\(name)", Contents.plain)
    }
    try folder.addColorSet("App/Colors.xcassets/errorMain", Contents.of(Contents.slot("FF0000")))
  }

  @Test("The file for the sample is as it was read and found good")
  func golden() throws {
    let sample = Checkout.url.appendingPathComponent("SampleCatalog/Colors.xcassets")
    try FileManager.default.copyItem(at: sample, to: folder.url("Colors.xcassets"))
    let outcome = try folder.run("init")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "colorset: .colorset.json is written\n")
    // The list of rules grows with every rule, so it is compared with the tool's own.
    let text = try folder.text(".colorset.json")
    let listed = try folder.run("rules").output.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return "    // \"\(words[0])\": \"\(words[1])\",\n"
    }
    let rules = listed.filter { !$0.contains("\"unreadable\"") }.joined()
    let start = try #require(text.range(of: "  \"rules\": {\n"))
    #expect(text[start.upperBound...] == rules + "  }\n}\n")
    let golden = Checkout.url.appendingPathComponent("Tests/Golden/init.json")
    let head = String(text[..<start.upperBound])
    if ProcessInfo.processInfo.environment["COLORSET_UPDATE_GOLDEN"] == "1" {
      try FileManager.default.createDirectory(
        at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data((head + "  }\n}\n").utf8).write(to: golden)
    }
    #expect(
      try Checkout.text("Tests/Golden/init.json") == head + "  }\n}\n",
      "run the tests once with COLORSET_UPDATE_GOLDEN=1 and look at what changes")
  }

  /// The linter without the rules that look at nothing until colors have roles, which the file gives them.
  private static let lint = [
    "lint", "--skip",
    "reversed-lightness,bright-dark-background,shared-interactive-color,clashing-key-color,"
      + "misused-reference,indistinct-status,near-duplicate-colors",
  ]

  @Test("With the file, lint and generate do what they did without, but for rules about roles")
  func nothingChanges() throws {
    try addApp()
    let before = try (folder.run(Self.lint), folder.run("generate", "--no-lint"))
    #expect(before.0.exitCode == 1)
    #expect(try folder.run("init").exitCode == 0)
    let after = try (folder.run(Self.lint), folder.run("generate", "--no-lint"))
    #expect(after.0.exitCode == before.0.exitCode && after.0.output == before.0.output)
    #expect(after.1.bytes == before.1.bytes)
    let config = try folder.run("config").output
    #expect(config.contains("\"Text/*\" // from .colorset.json:"))
    #expect(config.contains("\"cardBackground\" // from"))
    #expect(config.contains("\"errorMain\" // from"))
    #expect(!config.contains("brandBlue"))
  }

  @Test(
    "It lies in the folder, or beside the catalog",
    arguments: [
      ("App", "App/.colorset.json"), ("App/Colors.xcassets", "App/.colorset.json"),
      ("App/Colors.xcassets/", "App/.colorset.json"), ("./App/../App", "App/.colorset.json"),
      (".", ".colorset.json"),
    ])
  func place(path: String, file: String) throws {
    try addApp()
    #expect(try folder.run("init", path).errors == "colorset: \(file) is written\n")
    #expect(folder.has(file))
    let without = try folder.run(Self.lint + [path, "--no-config"])
    #expect(try folder.run(Self.lint + [path]).output == without.output)
  }

  @Test("From inside a catalog it lies beside it, too")
  func insideCatalog() throws {
    try addApp()
    #expect(try folder.run("init", in: "App/Colors.xcassets").exitCode == 0)
    #expect(folder.has("App/.colorset.json"))
    #expect(!folder.has("App/Colors.xcassets/.colorset.json"))
  }

  @Test("A file that is there stays, unless --force is given")
  func force() throws {
    try addApp()
    try folder.write("{ \"generate\": { \"name\": \"Mine\" } }", to: ".colorset.json")
    let refused = try folder.run("init")
    #expect(refused.exitCode == 2 && refused.output.isEmpty)
    #expect(refused.errors.contains("'.colorset.json' is there already; add --force"))
    #expect(try folder.text(".colorset.json").contains("Mine"))
    #expect(try folder.run("init", "--force").exitCode == 0)
    #expect(try !folder.text(".colorset.json").contains("Mine"))
    #expect(try !folder.text(".colorset.json").contains("extends"))
  }

  @Test("A link that leads nowhere counts as a file that is there")
  func link() throws {
    try addApp()
    try folder.link(".colorset.json", to: "nowhere.json")
    #expect(try folder.run("init").exitCode == 2)
    #expect(!folder.has("nowhere.json"))
  }

  @Test("--output names another file, or standard output")
  func output() throws {
    try addApp()
    try folder.makeFolder("settings")
    #expect(try folder.run("init", "-o", "settings/colors.json").exitCode == 0)
    #expect(!folder.has(".colorset.json"))
    let printed = try folder.run("init", "--output", "-")
    #expect(printed.exitCode == 0 && printed.errors.isEmpty)
    #expect(try printed.output == folder.text("settings/colors.json"))
    #expect(!folder.has(".colorset.json"))
  }

  @Test("A configuration that held so far is extended and goes on to hold")
  func extends() throws {
    try addApp()
    try folder.write(
      """
      { "generate": { "name": "Theme" }, "rules": { "single-value": "off" },
        "roles": { "status": "Text/*" } }
      """, to: ".colorset.json")
    let before = try (folder.run("lint", "App"), folder.run("generate", "App"))
    #expect(before.0.exitCode == 0)
    #expect(try folder.run("init", "App").exitCode == 0)
    #expect(try folder.text("App/.colorset.json").contains("\"extends\": \"../.colorset.json\""))
    let after = try (folder.run("lint", "App"), folder.run("generate", "App"))
    #expect(after.0.output == before.0.output && after.0.exitCode == 0)
    #expect(after.1.bytes == before.1.bytes)
    try folder.makeFolder("settings/deep")
    #expect(
      try folder.run("init", "App/Colors.xcassets", "-o", "settings/deep/c.json").exitCode == 0)
    #expect(
      try folder.text("settings/deep/c.json").contains("\"extends\": \"../../App/.colorset.json\""))
    #expect(
      try folder.run("generate", "App", "--config", "settings/deep/c.json").bytes == before.1.bytes)
  }

  @Test("Nothing to read, or nowhere to write, ends with 2 and writes nothing")
  func errors() throws {
    try folder.makeFolder("empty")
    let empty = try folder.run("init", "empty")
    #expect(empty.exitCode == 2)
    #expect(empty.errors.contains("no color set"))
    #expect(try folder.names(in: "empty") == [])
    #expect(try folder.run("init", "nowhere").exitCode == 2)
    try addApp()
    #expect(try folder.run("init", "App", "App").errors.contains("one path at a time"))
    #expect(try folder.run("init", "").errors.contains("path is empty"))
    #expect(try folder.run("init", "-o", "nowhere/c.json").exitCode == 2)
    #expect(try folder.run("init", "-o", "empty", "--force").exitCode == 2)
    #expect(!folder.has(".colorset.json"))
  }
}
