import Foundation
import Testing

/// Which catalogs `generate` takes, and what it does when they are not all well.
@Suite(.folder) struct GenerateInputTests {
  private let folder = TestFolder.current

  @Test("All catalogs of one run become one file")
  func severalCatalogs() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("B.xcassets/Paper", Contents.plain)
    try folder.addColorSet("C.xcassets/Unnamed", Contents.plain)
    let outcome = try folder.run("generate", "A.xcassets", "B.xcassets")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("static var ink: "))
    #expect(outcome.output.contains("static var paper: "))
    #expect(!outcome.output.contains("unnamed"))
    #expect(outcome.output.split(separator: "\n").filter { $0.contains("enum Palette") }.count == 1)
  }

  @Test("A folder stands for the catalogs in it at any depth, hidden folders aside")
  func folderOfCatalogs() throws {
    try folder.addColorSet("App/A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("App/Deep/er/B.xcassets/Paper", Contents.plain)
    try folder.addColorSet("App/.build/C.xcassets/Hidden", Contents.plain)
    try folder.addColorSet("App/DerivedData/D.xcassets/Derived", Contents.plain)
    let outcome = try folder.run("generate", "App")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("static var ink: "))
    #expect(outcome.output.contains("static var paper: "))
    #expect(!outcome.output.contains("hidden") && !outcome.output.contains("derived"))
  }

  @Test("Catalogs whose names are spelled alike in other code points are all read")
  func spellings() throws {
    // A file system for which both are the same name has one catalog with both color sets.
    try folder.addColorSet("e\u{301}.xcassets/Ink", Contents.plain)
    try folder.addColorSet("\u{E9}.xcassets/Paper", Contents.plain)
    let outcome = try folder.run("generate")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("static var ink: "))
    #expect(outcome.output.contains("static var paper: "))
  }

  @Test("A folder of color sets without the ending is a catalog, with a note")
  func folderOfColorSets() throws {
    try folder.addColorSet("Tokens/Ink", Contents.plain)
    let outcome = try folder.run("generate", "Tokens")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("static var ink: "))
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("Tokens: note: "))
  }

  @Test("Color sets beside the catalogs of a folder are reported")
  func looseColorSets() throws {
    try folder.addColorSet("App/A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("App/Loose", Contents.plain)
    let outcome = try folder.run("generate", "App")
    #expect(outcome.exitCode == 0)
    #expect(!outcome.output.contains("loose"))
    #expect(outcome.errors.hasPrefix("App/Loose.colorset: warning: "))
  }

  @Test(
    "A path that holds no color set is an error that names it",
    arguments: [
      ("Missing.xcassets", "there is no such file or folder"),
      ("Empty.xcassets", "no color set"),
      ("Plain", "no color set"),
      ("notes.txt", "not a folder"),
      ("Good.xcassets/Ink.colorset", "one color set"),
      ("Good.xcassets/Ink.colorset/Contents.json", ".xcassets"),
      ("notes.txt/Colors.xcassets", "not a folder"),
    ])
  func noColorSet(path: String, reason: String) throws {
    try folder.addColorSet("Good.xcassets/Ink", Contents.plain)
    try folder.write("{}", to: "Empty.xcassets/Contents.json")
    try folder.write("x", to: "Plain/x.txt")
    try folder.write("x", to: "notes.txt")
    for arguments in [[path], ["Good.xcassets", path], [path, "Good.xcassets"]] {
      for command in ["generate", "export"] {
        let outcome = try folder.run([command] + arguments)
        #expect(outcome.exitCode == 2)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.hasPrefix("colorset: error: \(path): "))
        #expect(outcome.errors.contains(reason))
      }
    }
  }

  @Test("An empty catalog beside a filled one is fine when the folder of both is named")
  func emptyBesideFilled() throws {
    try folder.addColorSet("App/A.xcassets/Ink", Contents.plain)
    try folder.write("{}", to: "App/Empty.xcassets/Contents.json")
    let outcome = try folder.run("generate", "App")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
  }

  @Test("An error in a catalog ends with 1, and nothing is printed or written")
  func errors() throws {
    try folder.addColorSet("A.xcassets/Good", Contents.plain)
    try folder.addColorSet("B.xcassets/Bad", Contents.invalid)
    try folder.addColorSet("B.xcassets/Worse", Contents.broken)
    try folder.write("old", to: "Colors.swift")
    let before = try folder.identity(of: "Colors.swift")
    let bad = "B.xcassets/Bad.colorset/Contents.json:3:"
    let worse = "B.xcassets/Worse.colorset/Contents.json:1:16: error: "
    for arguments in [
      [], ["-o", "Colors.swift"], ["-o", "Colors.swift", "--check"], ["-o", "new"],
    ] {
      let outcome = try folder.run(["generate"] + arguments)
      #expect(outcome.exitCode == 1, "\(arguments)")
      #expect(outcome.output.isEmpty, "\(arguments)")
      #expect(outcome.errorLines[0].hasPrefix(bad))
      #expect(outcome.errorLines[1].hasPrefix(worse))
      let isWriting = !arguments.isEmpty && !arguments.contains("--check")
      #expect(outcome.errors.contains("nothing was written") == isWriting)
    }
    #expect(try folder.text("Colors.swift") == "old")
    #expect(try folder.identity(of: "Colors.swift") == before)
    #expect(!folder.has("new"))
  }

  @Test("Warnings do not stop it")
  func warnings() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.doubtful)
    let outcome = try folder.run("generate", "-o", "Colors.swift")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.contains(": warning: "))
    #expect(outcome.output.isEmpty)
    #expect(try folder.text("Colors.swift").contains("static var accent: "))
  }

  @Test("Two color sets of one name are one color, with a warning that shows both")
  func sameName() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("B.xcassets/Ink", Contents.plain)
    let outcome = try folder.run("generate")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errorLines.count == 2)
    #expect(outcome.errorLines[0].hasPrefix("B.xcassets/Ink.colorset/Contents.json:1:1: warning: "))
    #expect(outcome.errorLines[1].hasPrefix("A.xcassets/Ink.colorset/Contents.json:1:1: note: "))
    #expect(outcome.output.split(separator: "static var ink:").count == 2)
  }

  @Test("A file that is there and cannot be read ends with 2", arguments: ["generate", "export"])
  func unreadable(command: String) throws {
    try folder.addColorSet("Colors.xcassets/Good", Contents.plain)
    try folder.makeFolder("Colors.xcassets/Folder.colorset/Contents.json")
    try folder.makeFolder("Colors.xcassets/Loop.colorset")
    try folder.link("Colors.xcassets/Loop.colorset/Contents.json", to: "Contents.json")
    let outcome = try folder.run(command, "-o", "out")
    #expect(outcome.exitCode == 2)
    for (line, name) in zip(outcome.errorLines, ["Folder", "Loop"]) {
      #expect(line.hasPrefix("Colors.xcassets/\(name).colorset/Contents.json:1:1: error: "))
    }
    #expect(folder.has("out") == (command == "export"))
  }

  @Test(
    "A file or folder without permission ends with 2 and is named",
    .enabled(if: !Superuser.isRunning, "the superuser may read everything"),
    arguments: [
      "Colors.xcassets/Accent.colorset/Contents.json", "Colors.xcassets/Accent.colorset",
      "Colors.xcassets",
    ])
  func forbidden(path: String) throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    try folder.setPermissions(0, of: path)
    let outcome = try folder.run("generate", "-o", "out")
    try folder.setPermissions(0o755, of: path)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix(path))
    #expect(outcome.errors.contains("permission is denied"))
    #expect(!folder.has("out"))
  }
}
