import Foundation
import Testing

/// `lint --fix`.
@Suite(.folder) struct LintFixTests {
  private let folder = TestFolder.current
  private let file = "Colors.xcassets/Ink.colorset/Contents.json"

  /// A color set with a comma too many, and a value for light only.
  private static let one = Contents.of(Contents.slot("FFFFFF") + ",")

  @Test("Safe mends are written, what is left is reported, and decides the exit code")
  func safe() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let outcome = try folder.run("lint", "--fix", "--format", "xcode")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors == "colorset: mended 1 finding in 1 file\n")
    #expect(outcome.output.split(separator: "\n").count == 1)
    #expect(outcome.output.contains("(single-value)"))
    #expect(try folder.text(file) == Contents.of(Contents.slot("FFFFFF")))
    let again = try folder.run("lint", "--fix")
    #expect(again.exitCode == 1)
    #expect(again.errors == "colorset: mended 0 findings in 0 files\n")
  }

  @Test("Keys that Unicode calls equal are two keys, of which none is taken away")
  func equalKeys() throws {
    let good = Contents.of(Contents.slot("FFFFFF"), Contents.slot("000000", Contents.dark))
    let text = #"{ "caf\u00e9" : 1, "cafe\u0301" : 1, "# + good.drop { $0 != "\"" }
    try folder.addColorSet("Colors.xcassets/Ink", text)
    let outcome = try folder.run("lint", "--fix", "--unsafe", "--format", "xcode")
    #expect(!outcome.output.contains("duplicate-key"))
    #expect(try folder.text(file) == text)
  }

  @Test("A folder whose name is not UTF-8 is told to be left alone, and counts")
  func unnameable() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let old = folder.url("Colors.xcassets/Ink.colorset").path
    let new =
      Array(folder.url("Colors.xcassets/").path.utf8) + [0x2F, 0xFF] + Array(".colorset".utf8)
    unsafe try #require(rename(old, new.map { CChar(bitPattern: $0) } + [0]) == 0)
    for arguments in [
      ["lint", "--fix"], ["lint", "--fix", "--dry-run"], ["format"], ["format", "--check"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.exitCode == 2, "\(arguments)")
      #expect(outcome.errors.contains("is left alone, since its name is not UTF-8; rename it"))
    }
  }

  @Test("Proposals are written when they are asked for")
  func proposals() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let outcome = try folder.run("lint", "--fix", "--unsafe")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "colorset: mended 2 findings in 1 file\n")
    #expect(try folder.text(file).contains("\"value\" : \"dark\""))
    #expect(try folder.run("lint", "--strict").exitCode == 0)
  }

  @Test("A dry run prints a difference, which makes the same files, and writes nothing")
  func dryRun() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let stamp = try folder.identity(of: file)
    let outcome = try folder.run("lint", "--fix", "--unsafe", "--dry-run")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors == "colorset: would mend 2 findings in 1 file\n")
    #expect(outcome.output.hasPrefix("--- a/\(file)\n+++ b/\(file)\n@@ -1,"))
    #expect(try folder.identity(of: file) == stamp)
    #expect(try folder.run("lint", "--fix", "--unsafe").exitCode == 0)
    let text = try folder.text(file)
    for line in outcome.output.split(separator: "\n").dropFirst(3) where line.hasPrefix("+") {
      #expect(text.contains(line.dropFirst()))
    }
    let nothing = try folder.run("lint", "--fix", "--unsafe", "--dry-run")
    #expect(nothing.exitCode == 0 && nothing.output.isEmpty)
  }

  @Test("A report for programs holds what is left, also in a file")
  func report() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let outcome = try folder.run("lint", "--fix", "--format", "json", "--output", "report.json")
    #expect(outcome.exitCode == 1 && outcome.output.isEmpty)
    let report = try folder.text("report.json")
    #expect(report.contains("single-value") && !report.contains("lenient-json"))
  }

  @Test("Files outside the named catalogs are not written")
  func links() throws {
    try folder.addColorSet("Elsewhere/Ink", Self.one)
    try folder.addColorSet("Colors.xcassets/Paper", Contents.plain)
    try folder.link("Colors.xcassets/Ink.colorset", to: "../Elsewhere/Ink.colorset")
    let outcome = try folder.run("lint", "--fix", "--unsafe", "Colors.xcassets")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("\(file) is left alone, since a link leads out"))
    #expect(try folder.text("Elsewhere/Ink.colorset/Contents.json") == Self.one)
  }

  @Test("Two links to one file have it written once")
  func twins() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    try folder.link("Colors.xcassets/Twin.colorset", to: "Ink.colorset")
    let outcome = try folder.run("lint", "--fix", "--unsafe")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors == "colorset: mended 2 findings in 1 file\n")
    #expect(folder.has("Colors.xcassets/Twin.colorset/Contents.json"))
  }

  @Test("Findings in a baseline are left alone")
  func baseline() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Contents.of(Contents.slot("FFFFFF")))
    #expect(try folder.run("lint", "--write-baseline").exitCode == 0)
    let text = try folder.text(file)
    #expect(try folder.run("lint", "--fix", "--unsafe").exitCode == 0)
    #expect(try folder.text(file) == text)
    #expect(try folder.run("lint", "--fix", "--unsafe", "--no-baseline").exitCode == 0)
    #expect(try folder.text(file) != text)
  }

  @Test(
    "A file that may not be written is an error, and the others are written",
    .enabled(if: OrdinaryUser.canRunTool))
  func permissions() throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    try folder.addColorSet("Colors.xcassets/Paper", Self.one)
    try folder.setPermissions(0o444, of: file)
    try folder.setPermissions(0o777, of: "Colors.xcassets/Paper.colorset")
    try folder.setPermissions(0o666, of: "Colors.xcassets/Paper.colorset/Contents.json")
    let outcome = try OrdinaryUser.run(["lint", "--fix"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("error: \(file): cannot be written: "))
    #expect(outcome.errors.contains("mended 1 finding in 1 file"))
    #expect(try folder.text(file) == Self.one)
    #expect(try folder.names(in: "Colors.xcassets/Ink.colorset") == ["Contents.json"])
  }

  @Test(
    "Options that do not go together are usage errors",
    arguments: [
      ["--unsafe"], ["--dry-run"], ["--fix", "--write-baseline", "x.json"],
      ["--fix", "--dry-run", "--output", "x"], ["--fix", "--dry-run", "--format", "json"],
      ["--fix", "-"],
    ])
  func usage(options: [String]) throws {
    try folder.addColorSet("Colors.xcassets/Ink", Self.one)
    let outcome = try folder.run(["lint"] + options, input: Self.one)
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(try folder.text(file) == Self.one)
    #expect(try folder.names() == ["Colors.xcassets"])
  }

  @Test("The page of a rule says what is done about it")
  func page() throws {
    let page = try folder.run("rules", "integer-alpha").output
    #expect(page.contains("\n'lint --fix' writes \"1.000\" for 255"))
    #expect(page.contains("\n'lint --fix --unsafe' writes what"))
    #expect(!(try folder.run("rules", "odd-name").output.contains("--fix")))
  }
}
