import Foundation
import Testing

/// What `lint` says when only a part of an app is checked, and what `generate` never lets pass.
@Suite(.folder) struct LintScopeTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.makeFolder(".git")
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.addNamespace("Colors.xcassets/Text")
    try folder.addColorSet("Colors.xcassets/Text/Flat", Contents.of(Contents.slot("123456")))
    try folder.addColorSet("Other.xcassets/One", Contents.of(Contents.slot("123456")))
  }

  @Test("Entries of a baseline about colors that are not checked are not out of date")
  func baseline() throws {
    _ = try folder.run("lint", "--write-baseline", "baseline.json")
    let part = try folder.run("lint", "Other.xcassets", "--baseline", "baseline.json")
    #expect(part.exitCode == 0)
    #expect(part.errors.isEmpty)
    try folder.addColorSet("Other.xcassets/One", Contents.plain)
    let mended = try folder.run("lint", "Other.xcassets", "--baseline", "baseline.json")
    #expect(mended.errors.contains("'single-value' for 'One'"))
    #expect(!mended.errors.contains("Text/Flat"))
  }

  @Test("An ignore entry about colors that are not checked is not idle")
  func ignores() throws {
    try folder.write(
      #"{ "ignore": [ { "rule": "single-value", "color": "Text/*", "reason": "a test" } ] }"#,
      to: ".colorset.json")
    #expect(try !folder.run("lint", "Other.xcassets").output.contains("unused-ignore"))
    #expect(try folder.run("lint", "Colors.xcassets", "--strict").exitCode == 0)
    try folder.addColorSet("Colors.xcassets/Text/Flat", Contents.plain)
    #expect(try folder.run("lint", "Colors.xcassets").output.contains("unused-ignore"))
  }

  @Test("A file on standard input has the namespaces of the groups around it")
  func standardInput() throws {
    let path = "Colors.xcassets/Text/Flat.colorset/Contents.json"
    let outcome = try folder.run(
      ["lint", "-", "--stdin-path", path, "--format", "xcode"], input: folder.text(path))
    #expect(outcome.output.hasPrefix("\(path):3:5: error: color 'Text/Flat', any appearance: "))
    for wrong in ["Colors.xcassets/New.colorset", "New.json", "Contents.json"] {
      let outcome = try folder.run(["lint", "-", "--stdin-path", wrong], input: "{}")
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("must end in NAME.colorset/Contents.json"))
    }
  }

  @Test("--quiet hides nothing that lets the command end with 1")
  func quiet() throws {
    try folder.addColorSet("Colors.xcassets/Doubtful", Contents.doubtful)
    let options = ["lint", "--quiet", "--skip", "single-value", "--format", "xcode"]
    #expect(try folder.run(options).output.isEmpty)
    for more in [["--strict"], ["--max-warnings", "0"]] {
      let outcome = try folder.run(options + more)
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.contains("(unknown-key)"))
    }
  }

  @Test("--only turns a rule on that is off")
  func only() throws {
    #expect(
      try folder.run("lint", "--format", "xcode").output.contains("missing-high-contrast") == false)
    let outcome = try folder.run("lint", "--format", "xcode", "--only", "missing-high-contrast")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("warning: color 'Accent'"))
    #expect(outcome.output.contains("(missing-high-contrast)"))
  }

  @Test(
    "A configuration that is not read is said, whether a further path has it or it lies below the only one",
    arguments: [["lint", "Other.xcassets", "A"], ["lint", "."], ["generate", "."], ["lint"]])
  func unreadConfigurations(_ words: [String]) throws {
    try folder.makeFolder("A")
    try folder.addColorSet("A/A.xcassets/Ink", Contents.plain)
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: "A/.colorset.json")
    let errors = try folder.run(words).errors
    #expect(errors.contains("A/.colorset.json is not read"))
    #expect(errors.contains("none was found; add --config A/.colorset.json, or check 'A'"))
    #expect(!(try folder.run(words + ["--no-config"]).errors.contains("is not read")))
    #expect(
      !(try folder.run(words + ["--config", "A/.colorset.json"]).errors.contains("not read")))
    #expect(!(try folder.run("lint", "A").errors.contains("is not read")))
  }

  @Test("A configuration around all is read without a word, and one below it with one")
  func configurationAround() throws {
    try folder.makeFolder("A")
    try folder.addColorSet("A/A.xcassets/Ink", Contents.plain)
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: ".colorset.json")
    #expect(!(try folder.run("lint", ".").errors.contains("is not read")))
    try folder.write(#"{ "rules": { } }"#, to: "A/.colorset.json")
    #expect(try folder.run("lint", ".").errors.contains(".colorset.json holds; add"))
  }

  @Test("Standard input has the configuration of the place that is given for it")
  func configurationOfStandardInput() throws {
    try folder.makeFolder("A")
    try folder.addColorSet("A/A.xcassets/Ink", Contents.of(Contents.slot("123456")))
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: "A/.colorset.json")
    let place = "A/A.xcassets/Ink.colorset/Contents.json"
    let words = ["lint", "-", "--stdin-path", place, "--format", "xcode"]
    let input = try folder.text(place)
    #expect(!(try folder.run(words, input: input).output.contains("single-value")))
    #expect(try folder.run(words + ["--no-config"], input: input).output.contains("single-value"))
    // What is yet to be saved has that of the place as well, also behind a link and with doubled slashes.
    try folder.write(#"{ }"#, to: "B/.colorset.json")
    try folder.link("B/A.xcassets", to: "../A/A.xcassets")
    for place in [
      "A//A.xcassets//New.colorset//Contents.json", "B/A.xcassets/New.colorset/Contents.json",
    ] {
      let run = try folder.run(
        ["lint", "-", "--stdin-path", place, "--format", "xcode"], input: input)
      #expect(run.exitCode == 0)
      #expect(!run.output.contains("single-value"), "\(place)")
    }
  }

  @Test("The folder of a group keeps its namespace's key")
  func group() throws {
    let outcome = try folder.run("lint", "Colors.xcassets/Text", "--format", "xcode")
    #expect(!outcome.output.contains("catalog-namespace"))
    #expect(outcome.output.contains("folder-as-catalog"))
  }

  @Test(
    "No configuration and no baseline lets generate write a color that cannot be read",
    arguments: ["off", "warning", "note", "ignore", "baseline"])
  func unreadColors(_ means: String) throws {
    try folder.addColorSet("Colors.xcassets/Text/Flat", Contents.plain)
    try folder.addColorSet("Other.xcassets/One", Contents.invalid)
    switch means {
    case "ignore":
      try folder.write(
        #"{ "ignore": [ { "color": "One", "reason": "a test" } ] }"#, to: ".colorset.json")
    case "baseline": _ = try folder.run("lint", "--write-baseline", "baseline.json")
    default:
      try folder.write(
        #"{ "rules": { "invalid-component": "\#(means)" } }"#, to: ".colorset.json")
    }
    let options = means == "baseline" ? ["--baseline", "baseline.json"] : []
    #expect(try folder.run(["lint"] + options).exitCode == 0)
    for more in [[], ["--no-lint"]] {
      let outcome = try folder.run(["generate", "-o", "Colors.swift"] + options + more)
      #expect(outcome.exitCode == 1)
      #expect(outcome.errors.contains("error: color 'One'"))
      #expect(try !folder.names().contains("Colors.swift"))
    }
  }

  @Test("A report or a baseline is not written into a catalog")
  func intoCatalog() throws {
    let file = "Colors.xcassets/Accent.colorset/Contents.json"
    let text = try folder.text(file)
    for option in ["--output", "--write-baseline"] {
      let outcome = try folder.run("lint", option, file)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("lies in the catalog"))
      #expect(try folder.text(file) == text)
    }
  }

  @Test("A configuration that is a link that leads nowhere is an error")
  func oddConfiguration() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url(".colorset.json").path, withDestinationPath: "nowhere")
    let outcome = try folder.run("lint")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains(".colorset.json"))
  }

  @Test("A baseline that is written anew from a part of an app keeps what is known of the rest")
  func rewritten() throws {
    _ = try folder.run("lint", "--write-baseline", "baseline.json")
    let whole = try folder.text("baseline.json")
    #expect(whole.contains("Text/Flat") && whole.contains("One"))
    let options = ["--baseline", "baseline.json", "--write-baseline", "baseline.json"]
    _ = try folder.run(["lint", "Other.xcassets"] + options)
    #expect(try folder.text("baseline.json") == whole)
    try folder.addColorSet("Other.xcassets/One", Contents.plain)
    _ = try folder.run(["lint", "Other.xcassets"] + options)
    let rest = try folder.text("baseline.json")
    #expect(rest.contains("Text/Flat") && !rest.contains("\"One\""))
    #expect(try folder.run("lint", "--write-baseline", "-").output == rest)
  }

  @Test("Paths count as they lead, however they are spelled")
  func spelledPaths() throws {
    try folder.write(
      #"{ "ignore": [ { "color": "Nobody", "reason": "a test" } ] }"#,
      to: "App/.colorset.json")
    try folder.addColorSet("App/A.xcassets/Accent", Contents.plain)
    for path in ["App", "App/", "./App"] {
      #expect(try folder.run("lint", path).output.contains("unused-ignore"), "\(path)")
    }
  }
}
