import Foundation
import Testing

/// `colorset diff`.
@Suite(.folder) struct DiffTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    for state in ["old", "new"] {
      try folder.addColorSet("\(state)/A.xcassets/Paper", Self.twoTone("FFFFFF", "1C1C1E"))
      try folder.addColorSet("\(state)/A.xcassets/Same", Self.twoTone("102030", "A0B0C0"))
    }
    try folder.addColorSet("old/A.xcassets/Ink", Self.twoTone("3C3C43", "EBEBF5"))
    try folder.addColorSet("new/A.xcassets/Ink", Self.twoTone("3C3C43", "6E6E73"))
    try folder.addColorSet("old/A.xcassets/Heart", Self.twoTone("FF0000", "FF6060"))
    try folder.addColorSet("new/A.xcassets/Love", Self.twoTone("FF0000", "FF6060"))
    try folder.addColorSet("old/A.xcassets/Gone", Self.twoTone("00FF00", "60FF60"))
    try folder.addColorSet("new/A.xcassets/Come", Self.twoTone("0000FF", "6060FF"))
    try folder.write(
      #"{ "pairs": [ { "foreground": "Ink", "background": "Paper", "minimum": 4.5 } ] }"#,
      to: "new/.colorset.json")
  }

  private static func twoTone(_ light: String, _ dark: String) -> String {
    Contents.of(Contents.slot(light), Contents.slot(dark, Contents.dark))
  }

  @Test("Everything that differs is told, each value with its difference, and new errors count")
  func text() throws {
    let outcome = try folder.run("diff", "old", "new")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.replacing(/new findings\n.*\n\n/, with: "") == """
        added    Come: light #0000FF; dark #6060FF
        removed  Gone: light #00FF00; dark #60FF60
        renamed  Heart → Love

        changed  Ink
          dark: #EBEBF5 → #6E6E73  (ΔE2000 36.2)
          dark, high contrast: #EBEBF5 → #6E6E73  (ΔE2000 36.2)

        contrast
          Ink on Paper, dark: 14.36 → 3.35  fails, 4.5 is needed
          Ink on Paper, dark, high contrast: 14.36 → 3.35  fails, 4.5 is needed

        1 added, 1 removed, 1 renamed, 1 changed, 2 pairs below the contrast needed, 1 new finding

        """)
    let finding =
      "  new/A.xcassets/Ink.colorset/Contents.json: error: color 'Ink', dark: on 'Paper' "
    #expect(outcome.output.contains("new findings\n" + finding))
  }

  @Test("Back again the error is gone, and nothing counts; a state differs from itself in nothing")
  func back() throws {
    try folder.write(try folder.text("new/.colorset.json"), to: "old/.colorset.json")
    let back = try folder.run("diff", "new", "old")
    #expect(back.exitCode == 0)
    #expect(back.output.contains("resolved findings\n"))
    #expect(back.output.contains("3.35 → 14.36  passes now\n"))
    let same = try folder.run("diff", "new", "new")
    #expect(same.exitCode == 0)
    #expect(same.output == "nothing differs\n")
  }

  @Test("Only the files of a list are compared, also those of a group, as git names them")
  func files() throws {
    try folder.write("App/new/A.xcassets/Come.colorset/Contents.json\n\nREADME.md\n", to: "list")
    let one = try folder.run("diff", "old", "new", "--files", "list")
    #expect(one.output == "added    Come: light #0000FF; dark #6060FF\n\n1 added\n")
    #expect(one.exitCode == 0)
    try folder.write("A.xcassets/Contents.json\n", to: "list")
    let all = try folder.run("diff", "old", "new", "--files", "list")
    #expect(all.output.contains("1 added, 1 removed, 1 renamed, 1 changed"))
    try folder.write("", to: "list")
    #expect(try folder.run("diff", "old", "new", "--files", "list").output == "nothing differs\n")
    #expect(try folder.run("diff", "old", "new", "--files", "none").exitCode == 2)
  }

  @Test("A comment for a review has tables, in which no name can end a cell")
  func markdown() throws {
    try folder.addColorSet("new/A.xcassets/a|b`<i>", Self.twoTone("010203", "A1A2A3"))
    let text = try folder.run("diff", "old", "new", "--format", "markdown").output
    #expect(text.hasPrefix("### Colors: 2 added, 1 removed, 1 renamed, 1 changed, 2 pairs below"))
    #expect(text.contains("| `Ink` | dark | `#EBEBF5` | `#6E6E73` | 36.2 |\n"))
    #expect(text.contains("| `Ink` | `Paper` | dark | 14.36 | 3.35 | **fails, 4.5 is needed** |\n"))
    #expect(text.contains("<summary>New findings (1)</summary>"))
    #expect(text.contains("<code>a&#124;b&#96;&#60;i&#62;</code>"))
  }

  @Test("A page has both states side by side, runs nothing, and escapes names")
  func page() throws {
    try folder.addColorSet("new/A.xcassets/<script>alert(1)", Self.twoTone("010203", "A1A2A3"))
    let outcome = try folder.run("diff", "old", "new", "--format", "html", "-o", "page.html")
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.isEmpty)
    let text = try folder.text("page.html")
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;alert(1)"))
    #expect(text.contains("default-src 'none'; style-src 'sha256-"))
    #expect(text.contains("{background:#EBEBF5}\n"))
    #expect(text.contains("{background:#6E6E73}\n"))
    #expect(text.contains("<tr class=\"fails\"><th scope=\"row\">Ink on Paper</th>"))
  }

  @Test("Values of devices are told, and components where eight bits do not tell")
  func details() throws {
    try folder.addColorSet(
      "old/A.xcassets/Same",
      Contents.of(
        Contents.slot("102030"), Contents.slot("A0B0C0", Contents.dark),
        Contents.slot("111111", idiom: "ipad")))
    try folder.addColorSet(
      "new/A.xcassets/Same",
      Contents.of(
        Contents.slot("102030").replacingOccurrences(of: "0x10", with: "0.063"),
        Contents.slot("A0B0C0", Contents.dark), Contents.slot("222222", idiom: "ipad")))
    let text = try folder.run("diff", "old", "new").output
    #expect(
      text.contains(
        """
        changed  Same
          light: #102030  sRGB 0.0627 0.1255 0.1882 → #102030  sRGB 0.063 0.1255 0.1882  (not to be seen)
        """))
    #expect(text.contains("  any appearance, ipad: #111111 → #222222  (ΔE2000 "))
  }

  @Test("Anything but two paths is a wrong use")
  func wrongUse() throws {
    #expect(try folder.run("diff", "old").exitCode == 2)
    #expect(try folder.run("diff", "old", "new", "more").exitCode == 2)
    #expect(try folder.run("diff", "old", "nowhere").exitCode == 2)
    #expect(try folder.run("diff", "old", "new", "--format", "pdf").exitCode == 2)
  }
}
