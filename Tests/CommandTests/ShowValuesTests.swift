import Foundation
import Testing

/// What `colorset show` says of values beyond light and dark.
@Suite(.folder) struct ShowValuesTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    let wide = Contents.slot("33FF66", #""display-gamut" : "display-P3", "#)
      .replacingFirst("\"srgb\"", with: "\"display-p3\"")
    try folder.addColorSet(
      "A.xcassets/Ink",
      Contents.of(
        Contents.slot("111111"), Contents.slot("222222", idiom: "iphone"),
        Contents.slot("333333", idiom: "ipad"),
        Contents.slot("444444", Contents.dark, idiom: "ipad"), wide))
  }

  @Test("Slots that answer in no shown appearance are listed with their value and place")
  func also() throws {
    let output = try folder.run("show", "Ink").output
    #expect(
      output.hasSuffix(
        """

          also
            #222222  sRGB 0.1333 0.1333 0.1333
              any appearance, iphone (4:5)
            #333333  sRGB 0.2 0.2 0.2
              any appearance, ipad (5:5)
            #444444  sRGB 0.2667 0.2667 0.2667
              dark, ipad (6:5)
            #33FF66 (Display P3)  0.2 1 0.4
              any appearance, display-P3 (7:5)

        """), "\(output)")
    #expect(output.contains("      dark: only for ipad (6:5)\n"))
    #expect(try !folder.run("show", "Ink", "--traits", "dark,ipad").output.contains("also"))
  }

  @Test("Where every slot answers, nothing is listed")
  func nothingMore() throws {
    try folder.addColorSet("A.xcassets/Plain", Contents.plain)
    #expect(try !folder.run("show", "Plain").output.contains("also"))
  }

  @Test("A color reads the same in show, diff and check, in its own space and with its opacity")
  func oneSpelling() throws {
    let slot = Contents.slot("33FF66").replacingFirst("\"srgb\"", with: "\"display-p3\"")
      .replacingFirst("1.000", with: "0.500")
    try folder.addColorSet("A.xcassets/Wide", Contents.of(slot))
    try folder.addColorSet("B/A.xcassets/Wide", Contents.of(Contents.slot("000000")))
    let words = "#33FF66 at 50 % (Display P3)"
    #expect(
      try folder.run("show", "Wide", "A.xcassets").output.contains("    \(words)  0.2 1 0.4\n"))
    #expect(
      try folder.run("diff", "B", "A.xcassets").output.contains("#000000 → \(words)  (ΔE2000 "))
    #expect(
      try folder.run("check", "Wide", "on", "#000", "A.xcassets").output.contains(
        "  \(words) on #000000\n"))
  }

  @Test("A color that no hexadecimal text can hold is said to be the nearest one")
  func nearest() throws {
    let slot = Contents.slot("FF8000").replacingFirst("\"srgb\"", with: "\"extended-srgb\"")
      .replacingFirst("0xFF", with: "1.200")
    try folder.addColorSet("A.xcassets/Bright", Contents.of(slot))
    #expect(
      try folder.run("show", "Bright").output.contains(
        "    #FF8000 (nearest in sRGB)  Extended Range sRGB 1.2 0.502 0\n"))
  }

  @Test("A file that cannot be read is told apart from one without a color")
  func unreadable() throws {
    try folder.addColorSet("A.xcassets/Broken", Contents.broken)
    let broken = try folder.run("show", "Broken")
    #expect(broken.exitCode == 1)
    #expect(broken.output.hasSuffix("\n  the file cannot be read\n"))
    try folder.addColorSet("A.xcassets/Partly", Contents.plain.replacingFirst("0x00", with: "no"))
    #expect(
      try folder.run("show", "Partly").output.contains("  the file cannot be read as a whole\n"))
  }

  @Test("In few columns each appearance of a contrast has a line")
  func narrow() throws {
    try folder.write(
      #"{ "pairs": [ { "foreground": "Ink", "background": "Paper" } ] }"#, to: ".colorset.json")
    try folder.addColorSet("A.xcassets/Paper", Contents.of(Contents.slot("FFFFFF")))
    let output = try folder.run("show", "Ink", environment: ["COLUMNS": "60"]).output
    #expect(
      output.hasSuffix(
        """

          contrast
          on Paper needs 4.5
            light                 18.88
            dark                  18.88
            light, high contrast  18.88
            dark, high contrast   18.88

        """), "\(output)")
    let wide = try folder.run("show", "Ink", environment: ["COLUMNS": "100"]).output
    #expect(wide.contains("  contrast  needs  light  dark "))
  }

  @Test(
    "Two traits of one kind are told as a choice",
    arguments: [
      ("light,dark", "--traits takes 'light' or 'dark', not both: a request has one appearance"),
      ("ipad,p3,iphone", "--traits takes 'ipad' or 'iphone', not both: a request has one device"),
      ("dark,dark", "--traits names 'dark' twice"),
    ])
  func twoTraits(list: String, words: String) throws {
    let outcome = try folder.run("show", "Ink", "--traits", list)
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors == "colorset: error: \(words)\n")
  }
}
