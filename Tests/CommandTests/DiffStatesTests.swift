import Foundation
import Testing

/// What `colorset diff` says of colors that come, go, or get another name.
@Suite(.folder) struct DiffStatesTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet(
      "Colors.xcassets/Ink",
      Contents.of(
        Contents.slot("3C3C43"), Contents.slot("EBEBF5", Contents.dark),
        Contents.slot("FFFFFF", Contents.darkHighContrast), Contents.slot("111111", idiom: "ipad")))
    try folder.addColorSet("Colors.xcassets/Plain", Contents.of(Contents.slot("123456")))
    try folder.write("{}", to: "Empty.xcassets/Contents.json")
    try folder.write("no colors", to: "Folder/readme.txt")
  }

  private static let ink =
    "Ink: light #3C3C43; dark #EBEBF5; dark, high contrast #FFFFFF; any appearance, ipad #111111\n"

  @Test(
    "Against a catalog or a folder without color sets all is added or removed, with its values",
    arguments: ["Empty.xcassets", "Folder"])
  func oneEmpty(empty: String) throws {
    let added = try folder.run("diff", empty, "Colors.xcassets")
    // A single value is an error, and a new one here.
    #expect(added.exitCode == 1)
    #expect(
      added.output.hasPrefix(
        "added    \(Self.ink)added    Plain: every appearance #123456\n\n"), "\(added.output)")
    #expect(added.output.contains("\n2 added"))
    let removed = try folder.run("diff", "Colors.xcassets", empty)
    #expect(removed.exitCode == 0)
    #expect(removed.output.hasPrefix("removed  \(Self.ink)"))
    #expect(removed.output.contains("\n2 removed"))
  }

  @Test("Two states without color sets, or one that is not there, have no answer")
  func noAnswer() throws {
    let both = try folder.run("diff", "Empty.xcassets", "Folder")
    #expect(both.exitCode == 2)
    #expect(both.errors.contains("Empty.xcassets: there is no color set here"))
    #expect(try folder.run("diff", "Nowhere.xcassets", "Colors.xcassets").exitCode == 2)
    #expect(try folder.run("diff", "Colors.xcassets", "Nowhere.xcassets").exitCode == 2)
  }

  @Test("The values of added colors are in a comment and on a page with their patches")
  func formats() throws {
    let text = try folder.run("diff", "Folder", "Colors.xcassets", "--format", "markdown").output
    #expect(
      text.contains(
        "**Added:**\n\n- `Ink`: light `#3C3C43`; dark `#EBEBF5`; dark, high contrast `#FFFFFF`; "
          + "any appearance, ipad `#111111`\n- `Plain`: every appearance `#123456`\n"))
    let page = try folder.run("diff", "Colors.xcassets", "Folder", "--format", "html").output
    #expect(page.contains("<th scope=\"rowgroup\" rowspan=\"4\">Ink</th><td>light</td>"))
    #expect(page.contains("<h2>Removed</h2>\n<table>"))
    #expect(page.contains("{background:#123456}"))
    #expect(page.contains("</i>#123456</td>"))
    let removed = try #require(page.firstRange(of: "<h2>Removed</h2>"))
    // In a narrow window there are no heads of columns.
    let cells = page[removed.upperBound...].split(separator: "<td").dropFirst()
    #expect(cells.count { $0.hasPrefix(" data-label=\"Value\">") } * 2 == cells.count)
    let colored = try folder.run(
      "diff", "Folder", "Colors.xcassets", "--color", "always",
      environment: ["COLORTERM": "truecolor"]
    ).output
    #expect(colored.contains("every appearance \u{1B}[48;2;18;52;86m"))
  }

  @Test(
    "A revision of git is told how it becomes a folder",
    arguments: ["HEAD", "HEAD~2", "main", "v1.0", "origin/main", "3f2c1ab"])
  func revision(name: String) throws {
    for arguments in [["diff", name, "Colors.xcassets"], ["diff", "Colors.xcassets", name]] {
      let outcome = try folder.run(arguments)
      #expect(outcome.exitCode == 2)
      #expect(outcome.errors.contains("\(name): there is no such file or folder"))
      #expect(
        outcome.errors.contains("first: git worktree add ../before \(name), then name ../before"))
    }
  }

  @Test(
    "A path that is not there is no revision", arguments: ["Colours.xcassets", "./old", "Old/App"])
  func noRevision(path: String) throws {
    let outcome = try folder.run("diff", path, "Colors.xcassets")
    #expect(outcome.exitCode == 2)
    #expect(!outcome.errors.contains("git"))
  }

  /// A pair of colors in two states, in the second of which the color that is drawn has another name.
  private func renaming(_ configuration: String, paper: String = "FFFFFF") throws -> Outcome {
    let slots = Contents.of(Contents.slot("595959"), Contents.slot("A8A8A8", Contents.dark))
    try folder.addColorSet("old/A.xcassets/TextOld", slots)
    try folder.addColorSet("new/A.xcassets/TextNew", slots)
    for (state, hex) in [("old", "FFFFFF"), ("new", paper)] {
      try folder.addColorSet(
        "\(state)/A.xcassets/Paper",
        Contents.of(Contents.slot(hex), Contents.slot("1C1C1E", Contents.dark)))
    }
    try folder.write(configuration, to: "new/.colorset.json")
    return try folder.run("diff", "old", "new")
  }

  @Test(
    "Another name is no other contrast, whichever name the configuration has",
    arguments: [
      #"{ "pairs": [ { "foreground": "TextOld", "background": "Paper" } ] }"#,
      #"{ "pairs": [ { "foreground": "TextNew", "background": "Paper" } ] }"#,
      #"{ "pairs": [ { "foreground": "Text*", "background": "Paper" } ] }"#,
      #"{ "pairs": [ { "foreground": "TextOld", "background": "Paper" } ], "roles": { "separator": "TextOld" } }"#,
      "{}",
    ])
  func renamed(configuration: String) throws {
    let output = try renaming(configuration).output
    #expect(output.hasPrefix("renamed  TextOld → TextNew\n"))
    #expect(!output.contains("contrast\n"), "\(output)")
    let advice = "         the configuration still names 'TextOld'; write 'TextNew' there\n"
    #expect(output.contains(advice) == configuration.contains("TextOld"))
    #expect(output.ranges(of: "still names").count <= 1)
  }

  @Test("A contrast that changed beside the name is told, by the new name")
  func renamedAndChanged() throws {
    let output = try renaming(
      #"{ "pairs": [ { "foreground": "TextOld", "background": "Paper" } ] }"#, paper: "E0E0E0"
    ).output
    #expect(output.contains("  TextNew on Paper, light: 7.00 → 5.30\n"), "\(output)")
    #expect(!output.contains("none"))
  }

  @Test("What was found of a color before is not new by another name")
  func renamedFindings() throws {
    for (state, name) in [("old", "Odd"), ("new", "Other")] {
      try folder.addColorSet(
        "\(state)/A.xcassets/\(name)", Contents.plain.replacingOccurrences(of: "1.000", with: "1.5")
      )
    }
    let outcome = try folder.run("diff", "old", "new", "--no-config")
    #expect(outcome.output.contains("renamed  Odd → Other\n"))
    #expect(!outcome.output.contains("findings"), "\(outcome.output)")
    #expect(try folder.run("lint", "new", "--no-config").output.contains("Other"))
  }

  @Test("A file that cannot be read any more is told as that")
  func unreadable() throws {
    try folder.addColorSet("old/A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("new/A.xcassets/Ink", Contents.broken)
    let outcome = try folder.run("diff", "old", "new")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.contains("  light: #000000 → cannot be read\n"))
  }
}
