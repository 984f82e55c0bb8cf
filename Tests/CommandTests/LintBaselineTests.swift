import Foundation
import Testing

/// `lint --baseline` and `--write-baseline`.
@Suite(.folder) struct LintBaselineTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.addColorSet("Colors.xcassets/One", Contents.of(Contents.slot("123456")))
    try folder.addColorSet(
      "Colors.xcassets/Two", Contents.of(Contents.slot("FFFFFF", Contents.dark)))
  }

  @Test("Findings of a baseline do not count; a new one does, alone")
  func adoption() throws {
    #expect(try folder.run("lint").exitCode == 1)
    let written = try folder.run("lint", "--write-baseline", "baseline.json")
    #expect(written.exitCode == 0)
    #expect(written.errors.contains("baseline.json holds 2 findings"))
    let known = try folder.run("lint", "--baseline", "baseline.json", "--format", "xcode")
    #expect(known.exitCode == 0)
    #expect(known.output.isEmpty)
    #expect(try folder.run("generate", "--baseline", "baseline.json").exitCode == 0)

    try folder.addColorSet("Colors.xcassets/Three", Contents.of(Contents.slot("654321")))
    let new = try folder.run("lint", "--baseline", "baseline.json", "--format", "xcode")
    #expect(new.exitCode == 1)
    #expect(new.output.split(separator: "\n").count == 1)
    #expect(new.output.contains("color 'Three'"))
  }

  @Test("Without a name the baseline lies beside the configuration, and is read from there")
  func usualFile() throws {
    #expect(try folder.run("lint").exitCode == 1)
    let written = try folder.run("lint", "--write-baseline")
    #expect(written.exitCode == 0)
    #expect(written.errors.contains(".colorset-baseline.json holds 2 findings"))
    #expect(try folder.run("lint").exitCode == 0)
    #expect(try folder.run("generate").exitCode == 0)
    #expect(try folder.run("lint", "--no-baseline").exitCode == 1)
    #expect(try folder.run("lint", "--no-baseline", "--baseline", "x").exitCode == 2)
    let text = try folder.text(".colorset-baseline.json")
    #expect(try folder.run("lint", "--write-baseline", "Colors.xcassets").exitCode == 0)
    #expect(try folder.text(".colorset-baseline.json") == text)

    try folder.write("{ \"version\": 1 }", to: "App/.colorset.json")
    try folder.addColorSet("App/A.xcassets/One", Contents.of(Contents.slot("123456")))
    #expect(try folder.run("lint", "App", "--write-baseline").exitCode == 0)
    #expect(folder.has("App/.colorset-baseline.json"))
    #expect(try folder.run("lint", "App").exitCode == 0)
    #expect(try folder.run("lint", ".", in: "App").exitCode == 0)
  }

  @Test(
    "A run in a folder below that of the configuration knows the whole baseline, and forgets nothing of it",
    arguments: [[], ["."], ["./"]])
  func below(_ paths: [String]) throws {
    try folder.makeFolder(".git")
    try folder.write(
      #"{ "version": 1, "pairs": [ { "foreground": "One", "background": "Four" } ] }"#,
      to: ".colorset.json")
    try folder.addColorSet("App/A.xcassets/Four", Contents.of(Contents.slot("123456")))
    try folder.addColorSet(
      "App/A.xcassets/Mine.colorset.d/Five", Contents.of(Contents.slot("123456")))
    _ = try folder.run("lint", "--write-baseline")
    let text = try folder.text(".colorset-baseline.json")
    #expect(text.contains("\"App/A.xcassets/Mine.colorset.d\""))
    let run = try folder.run(["lint", "--strict", "--format", "xcode"] + paths, in: "App")
    #expect(run.exitCode == 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    #expect(try folder.run(["lint", "--write-baseline"] + paths, in: "App").exitCode == 0)
    #expect(try folder.text(".colorset-baseline.json") == text)
    #expect(try folder.run("lint", "--strict").exitCode == 0)
  }

  @Test("A baseline that has paths as an earlier version wrote them still holds")
  func olderPaths() throws {
    try folder.write("{ \"version\": 1 }", to: "App/.colorset.json")
    try folder.addColorSet("App/A.xcassets/a.b/Four", Contents.plain)
    _ = try folder.run("lint", "App", "--write-baseline")
    let text = try folder.text("App/.colorset-baseline.json")
    #expect(text.contains("\"A.xcassets/a.b\""))
    try folder.write(
      text.replacing("\"A.xcassets", with: "\"App/A.xcassets"), to: "App/.colorset-baseline.json")
    let run = try folder.run("lint", "App", "--strict")
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
  }

  @Test("What only several catalogs together show is not found no more when one of them is checked")
  func together() throws {
    try folder.addColorSet("Other.xcassets/One", Contents.of(Contents.slot("123456")))
    _ = try folder.run("lint", "--write-baseline")
    let text = try folder.text(".colorset-baseline.json")
    #expect(text.contains("duplicate-name"))
    let part = try folder.run("lint", "Other.xcassets")
    #expect(part.exitCode == 0)
    #expect(part.errors.isEmpty)
    _ = try folder.run("lint", "Other.xcassets", "--write-baseline")
    #expect(try folder.text(".colorset-baseline.json") == text)
  }

  @Test("The file is sorted, has no lines of the catalog, and is the same each time")
  func text() throws {
    _ = try folder.run("lint", "--write-baseline", "baseline.json")
    #expect(
      try folder.text("baseline.json") == """
        {
          "version" : 1,
          "findings" : [
            { "rule" : "single-value", "subject" : "One", "appearance" : "any appearance", "count" : 1 },
            { "rule" : "missing-appearance", "subject" : "Two", "appearance" : "dark", "message" : "light", "count" : 1 }
          ]
        }

        """)
    let text = try folder.text("baseline.json")
    _ = try folder.run("lint", "--baseline", "baseline.json", "--write-baseline", "baseline.json")
    #expect(try folder.text("baseline.json") == text)
  }

  @Test("Lines may move, and an entry that is mended is said to be found no more")
  func moved() throws {
    _ = try folder.run("lint", "--write-baseline", "baseline.json")
    try folder.addColorSet(
      "Colors.xcassets/One", "\n\n" + Contents.of(Contents.slot("123456")))
    try folder.addColorSet("Colors.xcassets/Two", Contents.plain)
    let outcome = try folder.run("lint", "--baseline", "baseline.json", "--format", "xcode")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "colorset: the baseline's 'missing-appearance' for 'Two', dark is found no more; "
        + "write the baseline again\n")
  }

  @Test("A finding that comes more often than the baseline has it counts once more")
  func counted() throws {
    let repeated = Contents.of(
      Contents.slot("000000"), Contents.slot("FFFFFF", Contents.dark),
      Contents.slot("FFFFFF", Contents.dark))
    try folder.addColorSet("Colors.xcassets/Repeated", repeated)
    _ = try folder.run("lint", "--write-baseline", "baseline.json")
    try folder.addColorSet(
      "Colors.xcassets/Repeated",
      repeated.replacingFirst("],\n", with: ", \(Contents.slot("FFFFFF", Contents.dark)) ],\n"))
    let outcome = try folder.run("lint", "--baseline", "baseline.json", "--format", "xcode")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.components(separatedBy: "(duplicate-slot)").count == 2)
  }

  @Test(
    "What is no baseline is an error with a place",
    arguments: [
      ("[]", "1:1"), ("{ \"version\" : 1 }", "1:1"),
      ("{ \"version\" : 2, \"findings\" : [] }", "1:15"),
      ("{ \"version\" : 1, \"findings\" : [ 1 ] }", "1:33"),
      ("{ \"version\" : 1, \"findings\" : [ { \"rule\" : \"a\" } ] }", "1:33"),
      (
        "{ \"version\" : 1, \"findings\" : [ { \"rule\" : \"a\", \"subject\" : \"b\", \"count\" : 0 } ] }",
        "1:76"
      ),
      (
        "{ \"version\" : 1, \"findings\" : [ { \"rule\" : \"a\", \"subject\" : \"b\", \"appearance\" : null } ] }",
        "1:81"
      ), ("{", "1:2"), ("", "1:1"),
    ])
  func wrong(text: String, place: String) throws {
    try folder.write(text, to: "baseline.json")
    let outcome = try folder.run("lint", "--baseline", "baseline.json")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("baseline.json:\(place): error: "), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }
}
