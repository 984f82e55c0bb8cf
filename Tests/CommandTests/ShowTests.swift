import Foundation
import Testing

/// `colorset show`.
@Suite(.folder) struct ShowTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.addColorSet(
      "A.xcassets/Ink",
      Contents.of(Contents.slot("5A5A5F"), Contents.slot("6E6E73", Contents.dark)))
    try folder.addColorSet(
      "A.xcassets/Paper",
      Contents.of(Contents.slot("FFFFFF"), Contents.slot("1C1C1E", Contents.dark)))
    try folder.addColorSet(
      "A.xcassets/PaperUp",
      Contents.of(Contents.slot("FFFFFF"), Contents.slot("2C2C2E", Contents.dark)))
    try folder.write(
      """
      { "pairs": [ { "foreground": "Ink", "background": "Paper" } ],
        "elevated": { "Paper": "PaperUp" }, "roles": { "text": "Ink" } }
      """, to: ".colorset.json")
  }

  @Test(
    "A color is shown in every appearance, with what was tried and the contrast with its partners")
  func everything() throws {
    let outcome = try folder.run("show", "Ink")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(
      outcome.output == """
        Ink
          Palette.ink
          A.xcassets/Ink.colorset/Contents.json
          text

          light
            #5A5A5F  sRGB 0.3529 0.3529 0.3725
              light: no slot
              any appearance: answers (3:5)

          dark
            #6E6E73  sRGB 0.4314 0.4314 0.451
              dark: answers (4:5)

          light, high contrast
            #5A5A5F  sRGB 0.3529 0.3529 0.3725
              light, high contrast: no slot
              light: no slot
              high contrast: no slot
              any appearance: answers (3:5)

          dark, high contrast
            #6E6E73  sRGB 0.4314 0.4314 0.451
              dark, high contrast: no slot
              dark: answers (4:5)

          contrast    needs  light  dark        light, high contrast  dark, high contrast
          on Paper    4.5    6.85   3.35 fails  6.85                  3.35 fails
          on PaperUp  4.5    6.85   2.74 fails  6.85                  2.74 fails

        """)
  }

  @Test("One request can be asked for, also on an elevated surface")
  func oneRequest() throws {
    let outcome = try folder.run("show", "Paper", "--traits", "dark,high,ipad,p3,elevated")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("  elevated: PaperUp\n"))
    #expect(outcome.output.contains("\n  dark, high contrast, ipad, display-P3, elevated\n"))
    #expect(outcome.output.contains("    #2C2C2E  sRGB"))
    #expect(outcome.output.contains("    by PaperUp\n      dark, high contrast: no slot\n"))
    #expect(!outcome.output.contains("light"))
  }

  @Test("An unknown name is a wrong use, with near names, and so is an unknown trait")
  func wrongUse() throws {
    let unknown = try folder.run("show", "Papre")
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors.contains("no color is named 'Papre'; did you mean 'Paper'"))
    #expect(try folder.run("show").exitCode == 2)
    let trait = try folder.run("show", "Ink", "--traits", "drak")
    #expect(trait.exitCode == 2)
    #expect(trait.errors.contains("did you mean 'dark'?"))
    #expect(try folder.run("show", "Ink", "--traits", "dark,light").exitCode == 2)
    #expect(try folder.run("show", "Ink", "--traits", "dark, high").exitCode == 0)
  }

  @Test("Color is there when it is asked for, and not in a file")
  func color() throws {
    #expect(try !folder.run("show", "Ink").output.contains("\u{1B}"))
    let colored = try folder.run("show", "Ink", "--color", "always").output
    #expect(colored.contains("\u{1B}[48;"))
  }

  @Test("Over a translucent material lint, show and check tell the same ratios")
  func materials() throws {
    let bar = { (digits: String, conditions: String) in
      Contents.slot(digits, conditions).replacingOccurrences(of: "1.000", with: "0.500")
    }
    try folder.addColorSet(
      "A.xcassets/Bar", Contents.of(bar("FFFFFF", ""), bar("1C1C1E", Contents.dark)))
    try folder.addColorSet(
      "A.xcassets/Label",
      Contents.of(Contents.slot("202020"), Contents.slot("A0A0A0", Contents.dark)))
    try folder.write(
      """
      { "pairs": [ { "foreground": "Label", "background": "Bar" } ], "roles": { "material": "Bar" } }
      """, to: ".colorset.json")
    let words =
      "1.25 at least, whatever is behind, 7.37 over the system's background and 6.50 with Reduce Transparency"
    let found = try folder.run("lint", "--only", "low-contrast", "--format", "xcode").output
    #expect(found.contains("note: color 'Label', dark: on 'Bar' it has a contrast of \(words)"))
    #expect(!found.contains("error:"))
    let checked = try folder.run("check", "Label", "on", "Bar")
    #expect(checked.exitCode == 1)
    #expect(checked.output.contains("contrast \(words), fails; no color of its hue"))
    #expect(checked.output.contains("difference (ΔE2000, over the system's background) "))
    let shown = try folder.run("show", "Label").output
    #expect(shown.contains("1.25 at least, 7.37 over the system's background"))
    #expect(!shown.contains("fails"))
  }

  @Test("A color set that cannot be read is told, and counts")
  func broken() throws {
    try folder.addColorSet("A.xcassets/Broken", #"{ "colors" : [ { "idiom" "universal" } ] }"#)
    let shown = try folder.run("show", "Broken")
    #expect(shown.exitCode == 1)
    #expect(shown.errors.contains("Broken.colorset/Contents.json:1:"))
    #expect(try folder.run("show", "Ink").errors.isEmpty)
    let checked = try folder.run("check", "Broken", "on", "Paper")
    #expect(checked.exitCode == 2)
    #expect(checked.errors.contains("Broken.colorset/Contents.json:1:"))
  }

  @Test(
    "Numbers beyond any display end no command, and are shown as they are",
    arguments: ["1e200", "1e308"])
  func hugeNumbers(number: String) throws {
    let slot = Contents.slot("808080").replacingOccurrences(
      of: "\"srgb\"", with: "\"extended-srgb\""
    )
    .replacingOccurrences(of: "\"red\" : \"0x80\"", with: "\"red\" : \"\(number)\"")
    try folder.addColorSet(
      "A.xcassets/Ink", Contents.of(slot, Contents.slot("6E6E73", Contents.dark)))
    try folder.addColorSet(
      "B/A.xcassets/Ink",
      Contents.of(Contents.slot("808080"), Contents.slot("6E6E73", Contents.dark)))
    let shown = try folder.run("show", "Ink", "A.xcassets")
    #expect(shown.exitCode == 0)
    #expect(shown.output.contains("Extended Range sRGB 1e+"))
    #expect(
      [0, 1].contains(try folder.run("check", "Ink", "on", "#FFFFFF", "A.xcassets").exitCode))
    #expect([0, 1].contains(try folder.run("diff", "B", "A.xcassets").exitCode))
    #expect([0, 1].contains(try folder.run("lint", "A.xcassets").exitCode))
    #expect(try folder.run("preview", "A.xcassets", "-o", "page.html").exitCode == 0)
    #expect(try !folder.text("page.html").contains("inf "))
  }

  @Test("A blank color and a hostile name are told plainly")
  func odd() throws {
    try folder.addColorSet("A.xcassets/Blank", #"{ "colors" : [ { "idiom" : "universal" } ] }"#)
    let blank = try folder.run("show", "Blank").output
    #expect(blank.contains("  no slot has a color\n"))
    #expect(blank.contains("any appearance: blank (1:16)"))
    #expect(blank.contains("    no value\n"))
    try folder.addColorSet(
      "A.xcassets/a\u{1B}[31m", Contents.of(Contents.slot("000000")))
    let hostile = try folder.run("show", "a\u{1B}[31m").output
    #expect(!hostile.contains("\u{1B}"))
  }
}
