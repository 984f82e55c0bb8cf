import Foundation
import Testing

/// `generate --depfile` and `generate --list-inputs`.
@Suite(.folder) struct GenerateInputsTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.addNamespace("Colors.xcassets/Brand")
    try folder.addColorSet("Colors.xcassets/Brand/Ink", Contents.plain)
  }

  private func inputs(_ arguments: String..., in folder: String = ".") throws -> [String] {
    let outcome = try self.folder.run(["generate", "--list-inputs"] + arguments, in: folder)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private static let catalog = [
    "Colors.xcassets", "Colors.xcassets/Accent.colorset/Contents.json", "Colors.xcassets/Brand",
    "Colors.xcassets/Brand/Contents.json", "Colors.xcassets/Brand/Ink.colorset/Contents.json",
  ]

  @Test("The inputs are the files of the catalog and the folders that color sets come into")
  func catalog() throws {
    #expect(try inputs("Colors.xcassets") == Self.catalog)
    #expect(try folder.names() == ["Colors.xcassets"], "nothing is written")
  }

  @Test("A folder that is searched for catalogs is an input")
  func searched() throws {
    try folder.makeFolder("Empty")
    #expect(Set(try inputs()) == Set([".", "Empty"] + Self.catalog))
  }

  @Test("The configuration, what it extends, and the baseline are inputs")
  func settings() throws {
    try folder.write(#"{ "version": 1, "extends": "base.json" }"#, to: ".colorset.json")
    try folder.write(#"{ "version": 1, "extends": ["more/deep.json"] }"#, to: "base.json")
    try folder.write(#"{ "version": 1 }"#, to: "more/deep.json")
    try folder.write(#"{ "version": 1, "findings": [] }"#, to: "known.json")
    let found = try inputs("Colors.xcassets", "--baseline", "known.json")
    #expect(
      Set(found)
        == Set(
          Self.catalog + [".colorset.json", "base.json", "more/deep.json", "known.json"]))
    #expect(try inputs("Colors.xcassets", "--no-config") == Self.catalog)
  }

  @Test("Paths are relative to the working folder, however they are typed")
  func relative() throws {
    try folder.write(#"{ "version": 1 }"#, to: ".colorset.json")
    try folder.makeFolder("App/Sources")
    let wanted = Set((Self.catalog + [".colorset.json"]).map { "../../\($0)" })
    #expect(Set(try inputs("../../Colors.xcassets", in: "App/Sources")) == wanted)
    #expect(Set(try inputs("\(folder.path)/Colors.xcassets", in: "App/Sources")) == wanted)
  }

  @Test("A color set whose file is in another case or missing counts with what is there")
  func oddFiles() throws {
    try folder.write(Contents.plain, to: "Colors.xcassets/Lower.colorset/contents.json")
    try folder.makeFolder("Colors.xcassets/Bare.colorset")
    try folder.write("{}", to: "Colors.xcassets/Group/contents.json")
    let found = try inputs("Colors.xcassets")
    #expect(found.contains("Colors.xcassets/Lower.colorset/contents.json"))
    #expect(found.contains("Colors.xcassets/Bare.colorset"))
    #expect(found.contains("Colors.xcassets/Group/contents.json"))
  }

  @Test("The depfile names the output as it is typed, and each input with a rule of its own")
  func depfile() throws {
    let outcome = try folder.run(
      "generate", "Colors.xcassets", "-o", "./Made Here.swift", "--depfile", "made.d")
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let text = try folder.text("made.d")
    #expect(text.hasPrefix("./Made\\ Here.swift: \\\n  Colors.xcassets \\\n"))
    for path in Self.catalog { #expect(text.contains("\n\(path):\n"), "\(path)") }
  }

  @Test("A searched folder that the output lies in is left out, since each run changes it")
  func ownFolder() throws {
    let outcome = try folder.run("generate", "-o", "Made.swift", "--depfile", "made.d")
    #expect(outcome.exitCode == 0)
    let text = try folder.text("made.d")
    #expect(!text.contains("\n.:"))
    #expect(text.contains("\nColors.xcassets:\n"))
  }

  @Test("No depfile is written when there is an error")
  func failure() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.invalid)
    let outcome = try folder.run(
      "generate", "Colors.xcassets", "-o", "Made.swift", "--depfile", "made.d")
    #expect(outcome.exitCode == 1)
    #expect(!folder.has("made.d") && !folder.has("Made.swift"))
  }

  @Test(
    "Options that do not go together are told, with what to do",
    arguments: [
      (["--depfile", "made.d"], "--depfile is about an output file; name it with --output FILE"),
      (["--depfile", "made.d", "-o", "-"], "--depfile is about an output file"),
      (
        ["--depfile", "made.d", "-o", "Made.swift", "--check"],
        "--check writes nothing; leave out --depfile"
      ),
      (
        ["--depfile", "./Made.swift", "-o", "Made.swift"], "--depfile './Made.swift' is the output"
      ),
      (
        ["--depfile", "Colors.xcassets/made.d", "-o", "Made.swift"],
        "--depfile 'Colors.xcassets/made.d' lies in the catalog Colors.xcassets"
      ),
    ])
  func wrongUse(options: [String], message: String) throws {
    let outcome = try folder.run(["generate", "Colors.xcassets"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(!folder.has("made.d"))
  }
}
