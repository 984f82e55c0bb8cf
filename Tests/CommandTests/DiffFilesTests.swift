import Foundation
import Testing

/// `colorset diff --files`.
@Suite(.folder) struct DiffFilesTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    for (state, hex) in [("before", "8E8E93"), ("after", "636366")] {
      let catalog = "\(state)/App/Sources/Colors.xcassets"
      try folder.addColorSet("\(catalog)/Text/Tertiary", Contents.of(Contents.slot(hex)))
      try folder.addColorSet("\(catalog)/Same", Contents.plain)
      try folder.write(
        #"{ "properties" : { "provides-namespace" : true } }"#,
        to: "\(catalog)/Text/Contents.json")
    }
    try folder.write(
      "App/Sources/Colors.xcassets/Text/Tertiary.colorset/Contents.json\n", to: "list")
  }

  /// Where a list is when the working folder is the one with this path.
  private func list(from working: String) -> String {
    String(repeating: "../", count: working.split(separator: "/").count) + "list"
  }

  @Test(
    "Paths from the root of the repository are found wherever the command runs and however the catalogs are named",
    arguments: [
      ("after/App/Sources/Colors.xcassets", "../../../../before/App/Sources/Colors.xcassets", "."),
      ("after/App/Sources/Colors.xcassets/Text", "../../../../../before/App", ".."),
      ("after/App/Sources", "../../../before", "."),
      ("after/App/Sources", "../../../before/App/Sources/Colors.xcassets", "Colors.xcassets"),
      ("after/App/Sources", "../../../before", "../Sources/Colors.xcassets"),
      ("before/App/Sources/Colors.xcassets", ".", "../../../../after/App"),
      ("after", "../before", "App"),
    ])
  func workingFolders(working: String, old: String, new: String) throws {
    let outcome = try folder.run(
      "diff", old, new, "--files", list(from: working), in: working)
    #expect(outcome.output.hasPrefix("changed  Text/Tertiary\n"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "A list is understood as git writes it in each of its ways",
    arguments: [
      "M\tApp/Sources/Colors.xcassets/Text/Tertiary.colorset/Contents.json\nA\tREADME.md\n",
      "R090\tApp/Old.txt\tApp/Sources/Colors.xcassets/Text/Tertiary.colorset/Contents.json\n",
      "App/Sources/Colors.xcassets/Text/Tertiary.colorset/Contents.json\0README.md\0",
      "./App/Sources/Colors.xcassets/Text/Tertiary.colorset/Contents.json\r\n",
      #""App/Sources/Colors.xcassets/Text/\124ertiary.colorset/Contents.json""#,
      "App/Sources/Colors.xcassets/Text/Contents.json\n",
    ])
  func spellings(text: String) throws {
    try folder.write(text, to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output.hasSuffix("\n1 changed\n"), "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
  }

  @Test("Paths from a working folder inside the catalog are understood")
  func relative() throws {
    try folder.write("Text/Tertiary.colorset/Contents.json\n", to: "list")
    let outcome = try folder.run(
      "diff", "../../../../before", ".", "--files", "../../../../list",
      in: "after/App/Sources/Colors.xcassets")
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("Letters that git quotes are understood")
  func quoted() throws {
    for (state, hex) in [("before", "00FF00"), ("after", "00EE00")] {
      try folder.addColorSet("\(state)/A.xcassets/Grün", Contents.of(Contents.slot(hex)))
    }
    try folder.write(#""A.xcassets/Gr\303\274n.colorset/Contents.json""# + "\n", to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output.hasPrefix("changed  Grün\n"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
  }

  @Test("Of several catalogs of one name that is meant which lies in the folders of the path")
  func sameNames() throws {
    for (state, hex) in [("before", "111111"), ("after", "222222")] {
      for module in ["One", "Two"] {
        try folder.addColorSet(
          "\(state)/\(module)/Assets.xcassets/\(module)", Contents.of(Contents.slot(hex)))
      }
    }
    try folder.write("Two/Assets.xcassets/Contents.json\n", to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output.hasPrefix("changed  Two\n"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
  }

  @Test("Folders of color sets that are no catalogs are compared, too")
  func looseFolders() throws {
    for (state, hex) in [("old", "111111"), ("new", "222222")] {
      for name in ["Group/Ink", "Paper"] {
        try folder.addColorSet("loose/\(state)/Colors/\(name)", Contents.of(Contents.slot(hex)))
      }
    }
    let run = { (text: String) in
      try folder.write(text, to: "list")
      return try folder.run("diff", "loose/old/Colors", "loose/new/Colors", "--files", "list")
    }
    let one = try run("App/Colors/Group/Ink.colorset/Contents.json\n")
    #expect(one.output.hasPrefix("changed  Ink\n"), "\(one.output)")
    #expect(one.output.hasSuffix("\n1 changed\n"))
    #expect(try run("App/Colors/Group/Contents.json\n").output.hasSuffix("\n1 changed\n"))
    #expect(try run("App/Colors/Contents.json\n").output.hasSuffix("\n2 changed\n"))
    let none = try run("App/Icons/Contents.json\n")
    #expect(none.output == "nothing differs\n")
    #expect(none.errors.contains("none of the 1 path"))
  }

  @Test(
    "A list without a path of the catalogs is warned of, and an empty one is told",
    arguments: [
      (
        "README.md\nApp/main.swift\n", "warning: none of the 2 paths in the list of files lies in a"
      ),
      (
        "fatal: not a git repository\n",
        "make the list with 'git diff --name-only --no-renames REVISION'"
      ),
      ("Other.xcassets/Ink.colorset/Contents.json\n", "warning: none of the 1 path in the list"),
      ("", "colorset: the list of files is empty, so nothing is compared\n"),
      ("\n\n", "colorset: the list of files is empty, so nothing is compared\n"),
    ])
  func nothingListed(text: String, words: String) throws {
    try folder.write(text, to: "list")
    for (working, new) in [(".", "after"), ("after/App/Sources/Colors.xcassets", ".")] {
      let old = working == "." ? "before" : "../../../../before"
      let path = working == "." ? "list" : "../../../../list"
      let outcome = try folder.run("diff", old, new, "--files", path, in: working)
      #expect(outcome.exitCode == 0)
      #expect(outcome.output == "nothing differs\n")
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test("Another file of a catalog is no color, and no reason to warn")
  func otherAsset() throws {
    try folder.write("App/Sources/Colors.xcassets/Icon.imageset/Contents.json\n", to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output == "nothing differs\n")
    #expect(outcome.errors.isEmpty)
  }

  @Test(
    "A list with one of the two names of a moved color set has it as renamed", arguments: [0, 1])
  func renamed(listed: Int) throws {
    let sets = ["before/A.xcassets/Success", "after/A.xcassets/Positive"]
    for path in sets { try folder.addColorSet(path, Contents.of(Contents.slot("34C759"))) }
    let name = ["Success", "Positive"][listed]
    try folder.write("A.xcassets/\(name).colorset/Contents.json\n", to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output == "renamed  Success → Positive\n\n1 renamed\n")
  }

  @Test("A color set that moved in its catalog and kept its name is not added or removed")
  func moved() throws {
    try folder.addColorSet("before/A.xcassets/Here/Ink", Contents.of(Contents.slot("111111")))
    try folder.addColorSet("after/A.xcassets/There/Ink", Contents.of(Contents.slot("222222")))
    try folder.write("A.xcassets/There/Ink.colorset/Contents.json\n", to: "list")
    let outcome = try folder.run("diff", "before", "after", "--files", "list")
    #expect(outcome.output.hasPrefix("changed  Ink\n"))
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
  }
}
