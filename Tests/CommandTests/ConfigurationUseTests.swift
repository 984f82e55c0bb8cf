import Foundation
import Testing

/// Which `.colorset.json` the commands use, and for what.
@Suite(.folder) struct ConfigurationUseTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.makeFolder(".git")
    try folder.addColorSet("App/Sources/Colors.xcassets/Accent", Contents.plain)
  }

  private func configure(_ path: String, name: String) throws {
    try folder.write("{ \"generate\": { \"name\": \"\(name)\" } }", to: path)
  }

  private func rootName(_ arguments: String..., in place: String = ".") throws -> String? {
    let output = try folder.run(["generate"] + arguments, in: place).output
    return output.firstMatch(of: /nonisolated enum (\w+)/).map { String($0.1) }
  }

  @Test("The nearest file up the tree from the path wins whole")
  func nearest() throws {
    #expect(try rootName() == "Palette")
    try configure(".colorset.json", name: "Root")
    #expect(try rootName() == "Root")
    #expect(try rootName("App/Sources/Colors.xcassets") == "Root")
    try configure("App/.colorset.json", name: "App")
    #expect(try rootName("App/Sources/Colors.xcassets") == "App")
    #expect(try rootName("Sources", in: "App") == "App")
    #expect(try rootName("../../App/Sources", in: "App/Sources") == "App")
    #expect(try rootName(folder.url("App/Sources/Colors.xcassets").path) == "App")
    #expect(try rootName() == "Root")
    try folder.write(#"{ "version": 1 }"#, to: "App/Sources/.colorset.json")
    #expect(try rootName("App/Sources/Colors.xcassets") == "Palette")
  }

  @Test("The search ends at the root of the repository", arguments: ["folder", "file"])
  func repositoryRoot(kind: String) throws {
    try configure(".colorset.json", name: "Outside")
    // A work tree and a submodule have a file of that name.
    if kind == "folder" {
      try folder.makeFolder("App/.git")
    } else {
      try folder.write("gitdir: ../.git/modules/App\n", to: "App/.git")
    }
    #expect(try rootName("App/Sources/Colors.xcassets") == "Palette")
    try configure("App/.colorset.json", name: "Inside")
    #expect(try rootName("App/Sources/Colors.xcassets") == "Inside")
  }

  @Test("--config names another file, --no-config none")
  func options() throws {
    try configure(".colorset.json", name: "Found")
    try configure("other/settings.json", name: "Named")
    #expect(try rootName("--config", "other/settings.json") == "Named")
    #expect(try rootName("--config=../other/settings.json", "..", in: "App") == "Named")
    #expect(try rootName("--no-config") == "Palette")
  }

  @Test("A broken file matters only when it is read")
  func broken() throws {
    try folder.write("{\n  \"version\": 1\n  \"generate\": {}\n}\n", to: ".colorset.json")
    for command in ["generate", "export"] {
      let outcome = try folder.run(command)
      #expect(outcome.exitCode == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors == ".colorset.json:3:3: error: expected ',' or '}', found '\"'\n")
      #expect(try folder.run(command, "--no-config").exitCode == 0)
    }
  }

  @Test("The place in a message is seen from the working folder")
  func place() throws {
    try folder.write("{ \"generate\": 1 }", to: "App/.colorset.json")
    let above = try folder.run("generate", "App/Sources/Colors.xcassets")
    #expect(above.exitCode == 2)
    #expect(above.errors.hasPrefix("App/.colorset.json:1:15: error: "))
    let named = try folder.run("generate", "--config", folder.url("App/.colorset.json").path)
    #expect(named.exitCode == 2)
    #expect(named.errors.contains("App/.colorset.json:1:15: error: "))
  }

  @Test(
    "A configuration that is named and cannot be read ends with 2 and is named",
    arguments: ["missing.json", "App", "missing/.colorset.json"])
  func missing(path: String) throws {
    let outcome = try folder.run("generate", "--config", path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("colorset: error: \(path): "))
    #expect(outcome.errors.contains("configuration"))
  }

  @Test("The output lies where the configuration says, as seen from its file")
  func output() throws {
    try folder.write(
      #"{ "generate": { "output": "../Generated/Colors.swift" } }"#, to: "App/.colorset.json")
    try folder.makeFolder("Generated")
    let outcome = try folder.run("generate", "Colors.xcassets", in: "App/Sources")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(try folder.text("Generated/Colors.swift").contains("static var accent: "))
    let elsewhere = try folder.run("generate", "App", "-o", "Other.swift")
    #expect(elsewhere.exitCode == 0)
    #expect(folder.has("Other.swift"))
    let printed = try folder.run("generate", "App", "--output", "-")
    #expect(try printed.output == folder.text("Other.swift"))
  }

  @Test("The output of a configuration does not concern export")
  func outputOfExport() throws {
    try folder.write(#"{ "generate": { "output": "Colors.swift" } }"#, to: ".colorset.json")
    #expect(try folder.run("export").output.hasPrefix("{"))
    #expect(!folder.has("Colors.swift"))
  }

  @Test("Name, access and runtime come from the configuration, and options win over it")
  func optionsWin() throws {
    try folder.write(
      """
      { "generate": { "name": "Theme", "access": "public", "runtime": "embedded" } }
      """, to: ".colorset.json")
    let configured = try folder.run("generate").output
    #expect(configured.contains("public nonisolated enum Theme: "))
    #expect(!configured.contains("import DynamicColors"))
    let own = try folder.run(
      "generate", "--name", "Mine", "--access", "package", "--runtime", "module"
    ).output
    #expect(own.contains("\npackage nonisolated enum Mine: "))
    #expect(own.contains("import DynamicColors\n"))
    let usual = try folder.run("generate", "--no-config").bytes
    let back = try folder.run(
      "generate", "--name=Palette", "--access=internal", "--runtime=module")
    #expect(back.bytes == usual)
  }
}
