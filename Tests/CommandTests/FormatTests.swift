import Foundation
import Testing

/// `colorset format`.
@Suite(.folder) struct FormatTests {
  private let folder = TestFolder.current

  /// A group as Xcode writes it.
  private static let group = """
    {
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """
  private static let crowded = #"{"info":{"version":1,"author":"xcode"}}"#

  @Test("Color sets, groups and catalogs are written, other assets are not")
  func writes() throws {
    try folder.write(Self.crowded, to: "A.xcassets/Contents.json")
    try folder.write(Self.crowded, to: "A.xcassets/Group/Contents.json")
    try folder.write(Self.crowded, to: "A.xcassets/Icon.imageset/Contents.json")
    try folder.write(Self.crowded, to: "A.xcassets/Group/X.appiconset/Contents.json")
    try folder.write(#"{"info":{},"layers":[]}"#, to: "A.xcassets/New.unheardof/Contents.json")
    try folder.write(Self.crowded, to: "Contents.json")
    try folder.addColorSet("A.xcassets/Group/Ink", Contents.plain)
    let outcome = try folder.run("format")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output.split(separator: "\n") == [
        "A.xcassets/Contents.json", "A.xcassets/Group/Contents.json",
        "A.xcassets/Group/Ink.colorset/Contents.json",
      ])
    #expect(outcome.errors == "colorset: wrote 3 of 3 files\n")
    #expect(try folder.text("A.xcassets/Contents.json") == Self.group)
    #expect(try folder.text("A.xcassets/Group/Contents.json") == Self.group)
    for untouched in ["A.xcassets/Icon.imageset", "A.xcassets/Group/X.appiconset", "."] {
      #expect(try folder.text("\(untouched)/Contents.json") == Self.crowded)
    }
    let again = try folder.run("format", "A.xcassets")
    #expect(again.output.isEmpty && again.exitCode == 0)
    #expect(again.errors == "colorset: wrote 0 of 3 files\n")
  }

  @Test("A check writes nothing and ends with 1 when a file differs")
  func check() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    let file = "A.xcassets/Ink.colorset/Contents.json"
    let stamp = try folder.identity(of: file)
    let outcome = try folder.run("format", "--check")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == file + "\n")
    #expect(outcome.errors == "colorset: 1 of 1 file differs\n")
    #expect(try folder.identity(of: file) == stamp)
    #expect(try folder.run("format").exitCode == 0)
    let written = try folder.identity(of: file)
    let after = try folder.run("format", "--check")
    #expect(after.exitCode == 0 && after.output.isEmpty)
    #expect(try folder.run("format").exitCode == 0)
    #expect(try folder.identity(of: file) == written)
  }

  @Test("What is not JSON is an error, and the other files are written nevertheless")
  func broken() throws {
    try folder.addColorSet("A.xcassets/Bad", Contents.broken)
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    try folder.write("[]", to: "A.xcassets/List.colorset/Contents.json")
    let outcome = try folder.run("format")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "A.xcassets/Ink.colorset/Contents.json\n")
    #expect(outcome.errors.contains("A.xcassets/Bad.colorset/Contents.json:1:16: error: "))
    #expect(outcome.errors.contains("A.xcassets/List.colorset/Contents.json:1:1: error: "))
    #expect(outcome.errorLines.count == 3)
    #expect(try folder.text("A.xcassets/Bad.colorset/Contents.json") == Contents.broken)
    #expect(try folder.text("A.xcassets/List.colorset/Contents.json") == "[]")
  }

  @Test("Findings of the linter do not keep a file from being written, and are not told")
  func findings() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.doubtful)
    try folder.addColorSet("A.xcassets/Red", Contents.invalid)
    let outcome = try folder.run("format")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(try folder.text("A.xcassets/Ink.colorset/Contents.json").contains("\"surprise\" : 1"))
    #expect(try folder.text("A.xcassets/Red.colorset/Contents.json").contains("\"300\""))
  }

  @Test("A file to which a link leads out of the catalogs is not written")
  func links() throws {
    try folder.addColorSet("Elsewhere/Ink", Contents.plain)
    try folder.addColorSet("A.xcassets/Near", Contents.plain)
    try folder.link("A.xcassets/Ink.colorset", to: "../Elsewhere/Ink.colorset")
    try folder.link("A.xcassets/Twin.colorset", to: "Near.colorset")
    try folder.makeFolder("A.xcassets/Paper.colorset")
    try folder.write(Contents.plain, to: "paper.json")
    try folder.link("A.xcassets/Paper.colorset/Contents.json", to: "../../paper.json")
    let outcome = try folder.run("format", "A.xcassets")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "A.xcassets/Near.colorset/Contents.json\n")
    #expect(outcome.errorLines.count == 3)
    for name in ["Ink", "Paper"] {
      #expect(outcome.errors.contains("A.xcassets/\(name).colorset/Contents.json is left alone"))
    }
    #expect(try folder.text("Elsewhere/Ink.colorset/Contents.json") == Contents.plain)
    #expect(try folder.text("paper.json") == Contents.plain)
    #expect(folder.has("A.xcassets/Twin.colorset/Contents.json"))
  }

  @Test("A catalog that a link leads to is written when it is named, and not when a folder is")
  func linkedCatalog() throws {
    try folder.addColorSet("Shared/A.xcassets/Ink", Contents.plain)
    try folder.makeFolder("App")
    try folder.link("App/A.xcassets", to: "../Shared/A.xcassets")
    let found = try folder.run("format", "App")
    #expect(found.output.isEmpty)
    #expect(found.errors.contains("App/A.xcassets/Ink.colorset/Contents.json is left alone"))
    #expect(try folder.text("Shared/A.xcassets/Ink.colorset/Contents.json") == Contents.plain)
    let named = try folder.run("format", "App/A.xcassets")
    #expect(named.output == "App/A.xcassets/Ink.colorset/Contents.json\n")
    #expect(try folder.text("Shared/A.xcassets/Ink.colorset/Contents.json") != Contents.plain)
  }

  @Test(
    "A file that may not be written is an error, and permissions are kept",
    .enabled(if: OrdinaryUser.canRunTool))
  func permissions() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    let file = "A.xcassets/Ink.colorset/Contents.json"
    try folder.setPermissions(0o444, of: file)
    let outcome = try OrdinaryUser.run(["format"], in: folder)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("error: \(file): cannot be written: "))
    #expect(try folder.text(file) == Contents.plain)
    try folder.setPermissions(0o640, of: file)
    #expect(try folder.run("format").exitCode == 0)
    #expect(try folder.permissions(of: file) == 0o640)
    #expect(try folder.names(in: "A.xcassets/Ink.colorset") == ["Contents.json"])
  }

  @Test("Legacy files stay unless they are to be rewritten")
  func legacy() throws {
    let legacy = "{\n  \"info\" : {\n    \"version\" : 1,\n    \"author\" : \"xcode\"\n  }\n}"
    try folder.write(legacy, to: "A.xcassets/Contents.json")
    let kept = try folder.run("format")
    #expect(kept.exitCode == 0 && kept.output.isEmpty)
    #expect(kept.errors.contains("--legacy rewrite"))
    #expect(try folder.run("format", "--check", "--legacy", "rewrite").exitCode == 1)
    #expect(try folder.text("A.xcassets/Contents.json") == legacy)
    #expect(try folder.run("format", "--legacy=rewrite").exitCode == 0)
    #expect(try folder.text("A.xcassets/Contents.json") == Self.group)
  }

  @Test("A dash stands for standard input and output")
  func standardInput() throws {
    let outcome = try folder.run(["format", "-"], input: Self.crowded)
    #expect(outcome.exitCode == 0 && outcome.errors.isEmpty)
    #expect(outcome.output == Self.group)
    let same = try folder.run(["format", "-", "--check"], input: Self.group)
    #expect(same.exitCode == 0 && same.output.isEmpty && same.errors.isEmpty)
    let other = try folder.run(["format", "-", "--check"], input: Self.crowded)
    #expect(other.exitCode == 1 && other.output.isEmpty)
    let broken = try folder.run(["format", "-"], input: "{")
    #expect(broken.exitCode == 1 && broken.output.isEmpty)
    #expect(broken.errors.hasPrefix("<stdin>:1:2: error: "))
    #expect(try folder.run(["format", "-", "A.xcassets"], input: "{}").exitCode == 2)
  }

  @Test("A folder without a catalog is nothing to format, and a path that is not there is an error")
  func nothing() throws {
    try folder.makeFolder("Empty")
    let empty = try folder.run("format", "Empty")
    #expect(empty.exitCode == 0 && empty.output.isEmpty)
    #expect(empty.errors.contains("nothing to format"))
    #expect(try folder.run("format", "Nowhere.xcassets").exitCode == 2)
  }
}
