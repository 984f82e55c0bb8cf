import Foundation
import Testing

/// `generate --check`.
@Suite(.folder) struct GenerateCheckTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
  }

  @Test("It is content with a file that is up to date")
  func equal() throws {
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    let before = try folder.identity(of: "Colors.swift")
    let outcome = try folder.run("generate", "-o", "Colors.swift", "--check")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
    #expect(try folder.identity(of: "Colors.swift") == before)
  }

  @Test(
    "It reports a file that differs in anything, and changes nothing",
    arguments: ["", "old\n", "EXACT ", "EXACT\n", " EXACT"])
  func different(text: String) throws {
    let exact = try folder.run("generate").output
    let held = text.replacingFirst("EXACT", with: exact)
    try folder.write(held, to: "Colors.swift")
    let outcome = try folder.run("generate", "--check", "--output=Colors.swift")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("colorset: Colors.swift is not up to date"))
    #expect(try folder.text("Colors.swift") == held)
  }

  @Test(
    "It reports a file that is missing, and makes none",
    arguments: ["Colors.swift", "no/Colors.swift"])
  func missing(path: String) throws {
    let outcome = try folder.run("generate", "-o", path, "--check")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.hasPrefix("colorset: \(path) is not up to date"))
    #expect(try folder.names() == ["Colors.xcassets"])
  }

  @Test("It reports a catalog that has changed since, and options that differ")
  func changed() throws {
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    for options in [["--name", "Theme"], ["--access", "public"], ["--runtime", "embedded"]] {
      let outcome = try folder.run(["generate", "-o", "Colors.swift", "--check"] + options)
      #expect(outcome.exitCode == 1, "\(options)")
    }
    try folder.addColorSet("Colors.xcassets/Other", Contents.plain)
    #expect(try folder.run("generate", "-o", "Colors.swift", "--check").exitCode == 1)
  }

  @Test("Warnings count for nothing in it, errors end with 1")
  func problems() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.doubtful)
    #expect(try folder.run("generate", "-o", "Colors.swift").exitCode == 0)
    #expect(try folder.run("generate", "-o", "Colors.swift", "--check").exitCode == 0)
    try folder.addColorSet("Colors.xcassets/Accent", Contents.invalid)
    #expect(try folder.run("generate", "-o", "Colors.swift", "--check").exitCode == 1)
  }

  @Test("A folder in place of the file ends with 2")
  func unreadable() throws {
    let outcome = try folder.run("generate", "-o", "Colors.xcassets", "--check")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("colorset: error: Colors.xcassets: cannot be read: "))
  }

  @Test("The output of the configuration is checked when no option names one")
  func configuredOutput() throws {
    try folder.write(#"{ "generate": { "output": "Made.swift" } }"#, to: ".colorset.json")
    #expect(try folder.run("generate", "--check").exitCode == 1)
    #expect(try folder.run("generate").exitCode == 0)
    #expect(folder.has("Made.swift"))
    #expect(try folder.run("generate", "--check").exitCode == 0)
  }
}
