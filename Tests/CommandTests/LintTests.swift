import Foundation
import Testing

/// `lint`: findings, exit codes, and what decides them.
@Suite(.folder) struct LintTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
  }

  /// A color set with one value.
  private static let single = Contents.of(Contents.slot("123456"))

  @Test("A catalog in order ends with 0")
  func clean() throws {
    let outcome = try folder.run("lint", "--format", "xcode")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
  }

  @Test("An error ends with 1, with its place on standard output")
  func error() throws {
    try folder.addColorSet("Colors.xcassets/Single", Self.single)
    let outcome = try folder.run("lint", "--format", "xcode")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.hasPrefix(
        "Colors.xcassets/Single.colorset/Contents.json:3:5: error: color 'Single', any appearance: "
      ))
    #expect(outcome.output.hasSuffix(" (single-value)\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("A file that cannot be read ends with 2", .enabled(if: !Superuser.isRunning))
  func unreadable() throws {
    let file = folder.url("Colors.xcassets/Accent.colorset/Contents.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
    #expect(try folder.run("lint").exitCode == 2)
    #expect(try folder.run("lint", "--skip", "single-value").exitCode == 2)
  }

  @Test(
    "Warnings count with --strict and beyond --max-warnings",
    arguments: [
      ([], 0), (["--strict"], 1), (["--max-warnings", "0"], 1), (["--max-warnings", "1"], 0),
      (["--max-warnings=2"], 0), (["--strict", "--max-warnings", "5"], 1), (["--quiet"], 0),
      (["--quiet", "--strict"], 1),
    ])
  func warnings(arguments: [String], exitCode: Int) throws {
    try folder.addColorSet("Colors.xcassets/Doubtful", Contents.doubtful)
    let outcome = try folder.run(["lint", "--format", "xcode"] + arguments)
    #expect(Int(outcome.exitCode) == exitCode)
    #expect(
      outcome.output.contains("warning: ") == (exitCode == 1 || !arguments.contains("--quiet")))
  }

  @Test("--only and --skip choose rules by their ids")
  func chosenRules() throws {
    try folder.addColorSet("Colors.xcassets/Single", Self.single)
    try folder.addColorSet("Colors.xcassets/Doubtful", Contents.doubtful)
    let all = try folder.run("lint", "--format", "xcode")
    #expect(all.output.contains("(single-value)") && all.output.contains("(unknown-key)"))
    let only = try folder.run("lint", "--format", "xcode", "--only", "unknown-key")
    #expect(only.exitCode == 0)
    #expect(only.output.contains("(unknown-key)") && !only.output.contains("(single-value)"))
    let skipped = try folder.run("lint", "--format", "xcode", "--skip", "unknown-key,single-value")
    #expect(skipped.exitCode == 0)
    #expect(skipped.output.isEmpty)
  }

  @Test(
    "What cannot be meant is a usage error",
    arguments: [
      (["--only", "single-valu"], "did you mean 'single-value'?"),
      (["--skip", "qqq"], "'colorset rules' lists them"),
      (["--max-warnings", "-1"], "--max-warnings"), (["--max-warnings", "many"], "'many'"),
      (["--format", "pdf"], "--format cannot be 'pdf'"),
      (["--stdin-path", "A.colorset/Contents.json"], "needs '-'"),
      (["-", "Colors.xcassets"], "standard input"),
      (["--baseline", "none.json"], "there is no such baseline"),
    ])
  func usage(arguments: [String], words: String) throws {
    let outcome = try folder.run(["lint"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(words))
  }

  @Test("A folder without color sets is nothing to check, unless that is an error")
  func noInput() throws {
    try folder.makeFolder("Empty.xcassets")
    try folder.makeFolder("plain")
    for path in ["Empty.xcassets", "plain"] {
      let outcome = try folder.run("lint", path)
      #expect(outcome.exitCode == 0)
      #expect(outcome.errors.contains("nothing to check"))
      #expect(try folder.run("lint", path, "--error-on-no-input").exitCode == 2)
    }
    #expect(try folder.run("lint", "missing").exitCode == 2)
  }

  @Test("The report goes to a file on request")
  func output() throws {
    try folder.addColorSet("Colors.xcassets/Single", Self.single)
    let outcome = try folder.run("lint", "--format", "xcode", "-o", "report.txt")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    #expect(
      try folder.text("report.txt") == folder.run("lint", "--format", "xcode").output)
  }

  @Test("Any number of threads gives the same report")
  func threads() throws {
    for number in 0..<300 {
      try folder.addColorSet("Colors.xcassets/Single\(number)", Self.single)
    }
    let one = try folder.run("lint", "--jobs", "1", "--format", "xcode")
    #expect(one.output.split(separator: "\n").count == 300)
    for jobs in ["2", "3", "7"] {
      #expect(try folder.run("lint", "--jobs", jobs, "--format", "xcode").output == one.output)
    }
  }

  @Test(
    "A configuration sets levels, ignores findings with a reason, and says which entries are idle")
  func configuration() throws {
    try folder.addColorSet("Colors.xcassets/Single", Self.single)
    try folder.write(#"{ "rules": { "single-value": "warning" } }"#, to: ".colorset.json")
    #expect(try folder.run("lint").exitCode == 0)
    #expect(try folder.run("lint", "--no-config").exitCode == 1)
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: ".colorset.json")
    #expect(try folder.run("lint", "--strict").exitCode == 0)
    let ignore = #"{ "ignore": [ { "rule": "single-value", "color": "S*", "reason": "a test" } ] }"#
    try folder.write(ignore, to: ".colorset.json")
    #expect(try folder.run("lint", "--strict").exitCode == 0)
    try folder.write(ignore.replacingFirst("S*", with: "T*"), to: ".colorset.json")
    let idle = try folder.run("lint", "--format", "xcode")
    #expect(idle.exitCode == 1)
    #expect(
      idle.output.contains(".colorset.json:1:15: warning: ")
        && idle.output.contains("(unused-ignore)"))
  }

  @Test("A color set whose file is broken gets no second finding about what is missing in it")
  func noFollowUp() throws {
    try folder.addColorSet(
      "Colors.xcassets/Bad", Contents.plain.replacingFirst("0xFF", with: "0xFG"))
    let outcome = try folder.run("lint", "--format", "xcode")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("(invalid-component)"))
  }
}
