import ColorSetCompiler
import DynamicColors
import Testing

/// Joining a color with its partner by their names.
@Suite struct PartnerPatternTests {
  @Test(
    "A pattern gives the partner of each name that it fits",
    arguments: [
      ("Surface/*", "Surface/*Elevated", "Surface/Base", "Surface/BaseElevated"),
      ("Surface/*", "Surface/*Elevated", "Surface/", "Surface/Elevated"),
      ("*", "*Raised", "Card", "CardRaised"), ("*Base", "*Top", "MyBase", "MyTop"),
      ("A*B", "C*D", "AxB", "CxD"), ("A*B", "C*D", "AB", "CD"), ("Base", "Top", "Base", "Top"),
      ("bg/*", "bg/up/*", "bg/a/b", "bg/up/a/b"), ("*", "*", "Same", "Same"),
    ])
  func fits(base: String, elevated: String, name: String, partner: String) throws {
    let pattern = try #require(PartnerPattern(name: base, partner: elevated))
    #expect(pattern.partner(of: name) == partner)
  }

  @Test(
    "A pattern does not fit other names",
    arguments: [
      ("Surface/*", "Surface"), ("Surface/*", "surface/Base"), ("Surface/*", "My Surface/Base"),
      ("*Base", "BaseMy"), ("A*A", "A"), ("ABA*ABA", "ABABA"), ("Base", "Base2"), ("Base", "base"),
    ])
  func doesNotFit(base: String, name: String) throws {
    let elevated = base.contains("*") ? "X*" : "X"
    let pattern = try #require(PartnerPattern(name: base, partner: elevated))
    #expect(pattern.partner(of: name) == nil)
  }

  @Test(
    "A text that stands in one name must stand in the other, and only once",
    arguments: [("A*", "B"), ("A", "B*"), ("*A*", "*B*"), ("**", "*"), ("*", "**")])
  func isRefused(base: String, elevated: String) {
    #expect(PartnerPattern(name: base, partner: elevated) == nil)
  }

  @Test("A palette joins colors that are there; the first pattern that finds a partner counts")
  func palette() throws {
    let folder = try CodeFolder()
    let names = ["Base", "BaseTop", "BaseRaised", "Card", "CardRaised", "Lonely"]
    for (number, name) in names.enumerated() {
      try folder.addColorSet(name, ColorSetText.numbered(number))
    }
    let palette = try folder.compile(elevated: [("*", "*Top"), ("*", "*Raised"), ("Card", "Base")])
      .palette
    let partners = palette.colors.map { color in
      color.elevated.map { palette.colorSet(of: palette.colors[$0]).name }
    }
    #expect(partners == ["BaseTop", nil, nil, "CardRaised", nil, nil])
  }

  @Test("A color is never its own partner")
  func notItself() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Base")
    let palette = try folder.compile(elevated: [("*", "*")]).palette
    #expect(palette.colors.map(\.elevated) == [nil])
  }

  @Test("The partner answers on an elevated surface only")
  func value() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Base", ColorSetText.numbered(1))
    try folder.addColorSet("Top", ColorSetText.numbered(2))
    let palette = try folder.compile(elevated: [("Base", "Top")]).palette
    let hex = [ColorTraits.Level.base, .elevated].map { level in
      palette.value(of: palette.colors[0], for: ColorTraits(level: level))?.hexString
    }
    #expect(hex == ["#000001FF", "#000002FF"])
  }
}
