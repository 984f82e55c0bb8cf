import ColorSetCompiler
import Testing

/// Names of namespaces in Swift.
@Suite struct NamespaceNameTests {
  @Test(
    "A namespace is written like a color, with a capital at the start",
    arguments: [
      ("iconPreviews", "IconPreviews"), ("brand", "Brand"), ("Brand", "Brand"),
      ("text-styles", "TextStyles"), ("ICONS", "ICONS"), ("BMChest", "BMChest"), ("1.0", "_1_0"),
      ("2nd row", "_2NdRow"), ("default", "Default"), ("subscript", "Subscript"),
      ("Color", "Color"), ("Brand Color", "BrandColor"), ("Brand-COLOR", "BrandCOLOR"),
    ])
  func isCapitalized(name: String, symbol: String) {
    #expect(SymbolName.namespace(name[...]) == symbol)
  }

  @Test(
    "A namespace that Swift or generated code needs for itself gets another name",
    arguments: [
      ("Type", "Type_"), ("type", "Type_"), ("Self", "Self_"), ("self", "Self_"),
      ("Protocol", "Protocol_"), ("protocol", "Protocol_"), ("DynamicColor", "DynamicColor_"),
      ("dynamic color", "DynamicColor_"), ("ColorTable", "ColorTable_"),
      ("color-table", "ColorTable_"), ("TableColorCatalog", "TableColorCatalog_"),
    ])
  func isNotTaken(name: String, symbol: String) {
    #expect(SymbolName.namespace(name[...]) == symbol)
  }

  @Test("The one keyword that begins with a capital and may name a type stands in back-ticks")
  func escapesAny() {
    #expect(SymbolName.namespace("any") == "`Any`")
    #expect(SymbolName.namespace("Any") == "`Any`")
  }

  @Test(
    "A namespace without an ASCII letter or digit uses the letters of other scripts",
    arguments: [("привет", "Привет"), ("日本語", "日本語"), ("ßß", "SSß"), ("ΑΒ γ", "ΑΒΓ")])
  func fallsBackToUnicode(name: String, symbol: String) {
    #expect(SymbolName.namespace(name[...]) == symbol)
  }
}
