import DynamicColors
import Testing

/// What was probably meant by a misspelled name.
@Suite struct NearestNamesTests {
  /// The names to choose from.
  static let names = [
    "AccentColor", "Brand/Accent", "Brand/Button/Fill", "Café", "Link Text", "Primary",
    "Secondary", "Tertiary", "Ü",
  ]

  @Test(
    "A misspelled name is found",
    arguments: [
      ("AcentColor", "AccentColor"), ("AccentColour", "AccentColor"),
      ("Acc3ntColor", "AccentColor"), ("AccnetColor", "AccentColor"),
      ("accentcolor", "AccentColor"), ("ACCENTCOLOR", "AccentColor"),
      ("Accent Color", "AccentColor"), ("LinkText", "Link Text"), ("link-text", "Link Text"),
      ("Primry", "Primary"), ("rPimary", "Primary"), ("Primaryy", "Primary"), ("cafe", "Café"),
      ("Brand.Accent", "Brand/Accent"), ("brand/button/fil", "Brand/Button/Fill"),
      ("Primary", "Primary"), ("u", "Ü"),
    ])
  func misspelled(name: String, wanted: String) {
    #expect(NearestNames.of(name, among: Self.names).first == wanted)
  }

  @Test(
    "The last part of a name is enough",
    arguments: [
      ("Accent", "Brand/Accent"), ("accent", "Brand/Accent"), ("Fill", "Brand/Button/Fill"),
      ("FILL", "Brand/Button/Fill"), ("Acent", "Brand/Accent"), ("Fil", "Brand/Button/Fill"),
    ])
  func lastPart(name: String, wanted: String) {
    #expect(NearestNames.of(name, among: Self.names) == [wanted])
  }

  @Test(
    "Nothing is found when nothing is near",
    arguments: ["Zebra", "Brand", "Button/Fill", "Acc", "", "Color", "Prim", "xxxxxxxxxxx"])
  func nothingNear(name: String) {
    #expect(NearestNames.of(name, among: ["AccentColor", "Brand/Button/Fill", "Primary"]) == [])
  }

  @Test("A third of the letters may differ, and one in a short name")
  func limits() {
    #expect(NearestNames.of("abcdef", among: ["abcdxy"]) == ["abcdxy"])
    #expect(NearestNames.of("abcdef", among: ["abcxyz"]) == [])
    #expect(NearestNames.of("abcdefghi", among: ["abcdefxyz"]) == ["abcdefxyz"])
    #expect(NearestNames.of("abcdefghi", among: ["abcdewxyz"]) == [])
    #expect(NearestNames.of("ab", among: ["ax", "xb", "abc", "b", "xy"]).count == 3)
    #expect(NearestNames.of("a", among: ["bc"]) == [])
    #expect(NearestNames.of("", among: ["a", "bc"]) == ["a"])
    #expect(NearestNames.of("a", among: [String]()) == [])
  }

  @Test("The nearest come first, equals in the order of the names, at most three")
  func order() {
    let names = ["abcdefxy", "abcdefg", "abcdefgx", "abcdefgh", "xbcdefgh", "abcdefhg"]
    #expect(
      NearestNames.of("abcdefgh", among: names) == ["abcdefgh", "abcdefg", "abcdefgx"])
    #expect(
      NearestNames.of("abcdefgh", among: names.reversed())
        == ["abcdefgh", "abcdefhg", "xbcdefgh"])
  }

  @Test("Neighbors that are swapped cost as much as one letter")
  func swaps() {
    #expect(NearestNames.of("abc", among: ["acb"]) == ["acb"])
    #expect(NearestNames.of("abc", among: ["cba"]) == [])
    #expect(NearestNames.of("abcd", among: ["badc"]) == [])
  }

  @Test("A long name is compared as a whole")
  func longNames() {
    let prefix = String(repeating: "Namespace/", count: 30)
    let names = ["Aardvark", "Abalone", "Abyss", "Accent"].map { prefix + $0 }
    #expect(NearestNames.of(prefix + "Acent", among: names).first == prefix + "Accent")
    #expect(
      NearestNames.of(String(repeating: "x", count: 1_000_000), among: names).isEmpty)
  }
}
