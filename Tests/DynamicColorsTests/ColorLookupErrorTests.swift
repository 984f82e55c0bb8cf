import DynamicColors
import Testing

/// What a failed lookup says.
@Suite struct ColorLookupErrorTests {
  @Test("An unknown name comes with the nearest names, the nearest first")
  func nearest() {
    let cases: [(String, [String])] = [
      ("Acent Color", ["Accent Color", "Accent.Color", "AccentColor"]),
      ("brand/accent", ["Brand/Accent", "Brand-Accent", "Brand.Accent"]),
      ("Zebra", ["Brand/Zebra"]),
      ("Fill", ["Brand/Button/Fill"]),
      ("Nothing like it", []),
    ]
    for (name, nearest) in cases {
      #expect(throws: ColorLookupError.unknown(name: name, nearest: nearest)) {
        try Names.color(named: name)
      }
    }
  }

  @Test("Unknown and blank are different errors")
  func kinds() {
    #expect(ColorLookupError.blank(name: "A") != .unknown(name: "A", nearest: []))
    #expect(throws: ColorLookupError.blank(name: "Empty")) { try Names.color(named: "Empty") }
    #expect(throws: ColorLookupError.unknown(name: "Emty", nearest: [])) {
      try Names.color(named: "Emty")
    }
  }

  @Test("The description says what is wrong and what may have been meant")
  func description() {
    #expect(
      ColorLookupError.unknown(name: "Acent", nearest: ["Accent", "Ascent"]).description
        == "no color is named 'Acent'; did you mean 'Accent' or 'Ascent'?")
    #expect(
      ColorLookupError.unknown(name: "Xyz", nearest: []).description == "no color is named 'Xyz'")
    #expect(
      ColorLookupError.blank(name: "Brand/Blank").description
        == "the color 'Brand/Blank' is in the catalog, but none of its slots has a color")
  }
}
