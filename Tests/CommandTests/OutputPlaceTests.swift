import Foundation
import Testing

/// No output of a command is a file that the command has read.
@Suite(.folder) struct OutputPlaceTests {
  private let folder: TestFolder
  private static let contents = "Colors.xcassets/Accent.colorset/Contents.json"

  init() throws {
    folder = TestFolder.current
    try folder.makeFolder(".git")
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.write(#"{ "version": 1 }"#, to: "base.json")
    try folder.write(#"{ "version": 1, "extends": "base.json" }"#, to: ".colorset.json")
    try folder.write(#"{ "version": 1, "findings": [] }"#, to: ".colorset-baseline.json")
    try folder.link("link", to: ".colorset.json")
  }

  /// Commands before the output that they write.
  static let commands = [
    ["export", ".", "--output"], ["diff", ".", ".", "--output"], ["preview", ".", "--output"],
    ["lint", ".", "--output"], ["lint", ".", "--write-baseline"],
    ["generate", ".", "--output"], ["generate", ".", "--output", "x.swift", "--depfile"],
  ]

  @Test("What was read is not written over", arguments: commands)
  func outputs(_ command: [String]) throws {
    var files = [Self.contents, ".colorset.json", "./.colorset.json", "base.json", "link"]
    if !command.contains("--write-baseline") { files.append(".colorset-baseline.json") }
    for file in files {
      let before = try folder.text(file)
      let outcome = try folder.run(command + [file])
      #expect(outcome.exitCode == 2, "\(file)")
      #expect(outcome.errors.contains("'\(file)'"))
      #expect(try folder.text(file) == before)
    }
  }

  @Test("A configuration is not begun in a catalog")
  func initial() throws {
    let before = try folder.text(Self.contents)
    let outcome = try folder.run("init", "-o", Self.contents, "--force")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("lies in the catalog Colors.xcassets"))
    #expect(try folder.text(Self.contents) == before)
  }

  @Test("What was read is not written over where there is no color set, either")
  func nothingToCheck() throws {
    try folder.makeFolder("Empty")
    for file in [".colorset.json", "base.json", ".colorset-baseline.json"] {
      let before = try folder.text(file)
      let outcome = try folder.run("lint", "Empty", "--format", "json", "--output", file)
      #expect(outcome.exitCode == 2, "\(file)")
      #expect(try folder.text(file) == before)
    }
  }

  @Test("A folder that is not there is named", arguments: commands)
  func missingFolder(_ command: [String]) throws {
    let outcome = try folder.run(command + ["Sub/Deep/file"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("the folder 'Sub/Deep' does not exist; make it first"))
  }

  @Test("A baseline that is a pipe stops nothing, and a list of no rules is refused")
  func oddInputs() throws {
    try FileManager.default.removeItem(at: folder.url(".colorset-baseline.json"))
    #expect(unsafe mkfifo(folder.url(".colorset-baseline.json").path, 0o600) == 0)
    #expect(try folder.run("lint").exitCode == 0)
    for option in ["--only", "--skip"] {
      let outcome = try folder.run("lint", option, ",")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("\(option) ',' names no rule"))
    }
  }
}
