import Foundation
import Testing

/// `colorset check`.
@Suite(.folder) struct CheckTests {
  private let folder = TestFolder.current

  @Test(
    "Two values are compared without a catalog",
    arguments: [
      (["#767676", "on", "#FFFFFF"], 0 as Int32, "contrast 4.54, passes"),
      (["#777777", "on", "#fff"], 1, "contrast 4.47, fails; #767676 would have it"),
      (["#777777", "on", "#FFFFFF", "--size", "18"], 0, "a contrast of 3 is needed"),
      (["#777777", "on", "#FFFFFF", "--text-style", "title3"], 1, "a contrast of 4.5 is needed"),
      (["#777777", "on", "#FFFFFF", "--size", "14", "--weight", "bold"], 0, "passes"),
      (["#777777", "on", "#FFFFFF", "--minimum", "4.4"], 0, "passes"),
      (["p3#FF0000", "on", "#FFFFFF"], 1, "contrast 3.76, fails"),
      (["#000000", "on", "#FFFFFF"], 0, "in bright surroundings 4.33"),
      (
        ["#FF383C", "on", "#34C759"], 1,
        "difference (ΔE2000) 77.81, protan 28.68, deutan 7.65, tritan 62.43"
      ),
      (
        ["#FFFFFF", "on", "#00000080"], 1,
        "contrast 4.00 at least, whatever is behind, 4.00 over the system's background, fails"
      ),
    ])
  func values(arguments: [String], code: Int32, words: String) throws {
    let outcome = try folder.run(["check"] + arguments)
    #expect(outcome.exitCode == code)
    #expect(outcome.output.contains(words), "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
  }

  @Test("Colors of a catalog are compared in each appearance, those alike together")
  func names() throws {
    try folder.addColorSet(
      "A.xcassets/Ink",
      Contents.of(Contents.slot("5A5A5F"), Contents.slot("6E6E73", Contents.dark)))
    try folder.addColorSet(
      "A.xcassets/Paper",
      Contents.of(Contents.slot("FFFFFF"), Contents.slot("1C1C1E", Contents.dark)))
    let outcome = try folder.run("check", "Ink", "on", "Paper", "A.xcassets")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        Ink on Paper: a contrast of 4.5 is needed

        light; light, high contrast
          #5A5A5F on #FFFFFF
          contrast 6.85, passes
          in bright surroundings 3.22
          difference (ΔE2000) 48.20, protan 48.20, deutan 48.20, tritan 48.10

        dark; dark, high contrast
          #6E6E73 on #1C1C1E
          contrast 3.35, fails; #838387 would have it
          in bright surroundings 1.46
          difference (ΔE2000) 27.57, protan 27.57, deutan 27.57, tritan 27.54

        """)
    #expect(try folder.run("check", "Ink", "on", "#FFFFFF").exitCode == 0)
    #expect(try folder.run("check", "#838388", "on", "Paper", "--minimum", "3").exitCode == 0)
  }

  @Test(
    "What is not a pair of colors is said to be that",
    arguments: [
      (["Ink", "#FFFFFF"], "'check' takes two colors"),
      (["Inc", "on", "#FFFFFF"], "did you mean 'Ink'?"),
      (["#12345", "on", "#FFFFFF"], "'#12345' is not a color"),
      (["#12345G", "on", "#FFFFFF"], "'#12345G' is not a color"),
      (["Ink", "on", "#FFFFFF", "--size", "0"], "--size cannot be '0'"),
      (["Ink", "on", "#FFFFFF", "--size", "9", "--text-style", "body"], "exclude each other"),
      (["Blank", "on", "#FFFFFF"], "no appearance has a value for both"),
    ])
  func wrong(arguments: [String], words: String) throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("A.xcassets/Blank", #"{ "colors": [ { "idiom": "universal" } ] }"#)
    let outcome = try folder.run(["check"] + arguments)
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
  }
}
