import ColorSetCompiler
import Testing

/// The colors of a palette: which there are, in which order and namespace, and what happens to names that occur twice.
@Suite struct PaletteBuilderTests {
  /// The full names of the colors.
  private func names(_ palette: Palette) -> [String] {
    palette.colors.map { palette.colorSet(of: $0).name }
  }

  @Test("Colors stand in code-point order, those of all catalogs together")
  func isSorted() throws {
    let folder = try CodeFolder()
    try folder.addApart(["b", "emoji 1", "B", "emoji_0", "a", "Z/a", "é", "😀", "～"])
    let compilation = try folder.compile()
    #expect(!compilation.diagnostics.contains { $0.rule == "duplicate-name" })
    #expect(
      names(compilation.palette)
        == ["B", "Z/a", "a", "b", "emoji 1", "emoji_0", "é", "～", "😀"])
    for (index, name) in names(compilation.palette).enumerated() {
      #expect(compilation.palette.index(ofColorNamed: name) == index)
    }
    for name in ["", "A", "Z", "Z/", "a ", "emoji", "zz"] {
      #expect(compilation.palette.index(ofColorNamed: name) == nil)
    }
  }

  @Test("Only groups that provide a namespace are part of a name")
  func groups() throws {
    let folder = try CodeFolder()
    try folder.addNamespace("Brand")
    try folder.addNamespace("Plain/Inner")
    try folder.addColorSet("Brand/Tidy/a")
    try folder.addColorSet("Plain/b")
    try folder.addColorSet("Plain/Inner/c")
    let palette = try folder.compile().palette
    #expect(names(palette) == ["Brand/a", "Inner/c", "b"])
    #expect(palette.scopes.map(\.prefix).sorted() == ["", "Brand/", "Inner/"])
  }

  @Test("A namespace that several groups and catalogs provide is one")
  func sharedNamespace() throws {
    let folder = try CodeFolder()
    for (catalog, name) in [("A", "x"), ("B", "y")] {
      try folder.addNamespace("Brand", in: "\(catalog).xcassets")
      try folder.addNamespace("Brand/Button", in: "\(catalog).xcassets")
      try folder.addColorSet("Brand/Button/\(name)", in: "\(catalog).xcassets")
    }
    let palette = try folder.compile().palette
    #expect(palette.scopes.map(\.prefix) == ["", "Brand/", "Brand/Button/"])
    #expect(palette.scopes.map(\.typePath) == ["", "Brand", "Brand.Button"])
    #expect(palette.colors.map(\.scope) == [2, 2])
  }

  @Test("A name that two catalogs have gives one color, the first catalog's, and a warning")
  func duplicatesInTwoCatalogs() throws {
    let folder = try CodeFolder()
    for (number, catalog) in ["C", "A", "B"].enumerated() {
      try folder.addColorSet("Accent", ColorSetText.numbered(number), in: "\(catalog).xcassets")
    }
    let compilation = try folder.compile()
    #expect(names(compilation.palette) == ["Accent"])
    #expect(compilation.palette.identifier(of: compilation.palette.colors[0]) == "accent")
    #expect(
      compilation.palette.path(of: compilation.palette.colors[0])
        == folder.path("A.xcassets/Accent.colorset/Contents.json"))
    #expect(
      compilation.diagnostics.map(\.location.path)
        == ["B", "C"].map { folder.path("\($0).xcassets/Accent.colorset/Contents.json") })
    for diagnostic in compilation.diagnostics {
      #expect(diagnostic.rule == "duplicate-name")
      #expect(diagnostic.severity == .warning)
      #expect(diagnostic.color == "Accent")
      #expect(
        diagnostic.notes.map(\.location.path)
          == [folder.path("A.xcassets/Accent.colorset/Contents.json")])
    }
  }

  @Test("A blank color set counts as absent, so another of the same name has its place")
  func blankDuplicate() throws {
    let folder = try CodeFolder()
    let blank = ColorSetText.colorSet([#"{ "idiom": "universal" }"#])
    try folder.addColorSet("Accent", blank, in: "A.xcassets")
    try folder.addColorSet("Accent", ColorSetText.numbered(1), in: "B.xcassets")
    try folder.addColorSet("Accent", blank, in: "C.xcassets")
    try folder.addColorSet("One/Ink", blank, in: "A.xcassets")
    try folder.addColorSet("Two/Ink", ColorSetText.numbered(2), in: "A.xcassets")
    try folder.addColorSet("Only", blank, in: "A.xcassets")
    try folder.addColorSet("Text", blank, in: "A.xcassets")
    try folder.addColorSet("TextColor", ColorSetText.numbered(3), in: "A.xcassets")
    let compilation = try folder.compile()
    let palette = compilation.palette
    #expect(names(palette) == ["Accent", "Ink", "Only", "Text", "TextColor"])
    #expect(
      palette.colors.map { palette.colorSet(of: $0).isBlank } == [false, false, true, true, false])
    #expect(palette.colors.map(palette.identifier(of:)) == ["accent", "ink", "only", nil, "text"])
    #expect(compilation.diagnostics.map(\.rule) == ["symbol-collision"])
  }

  @Test("A name that two groups of one catalog have gives one color and is reported")
  func duplicatesInOneCatalog() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("One/Accent", ColorSetText.numbered(1))
    try folder.addColorSet("Two/Accent", ColorSetText.numbered(2))
    try folder.addColorSet("Three/accent")
    let compilation = try folder.compile()
    #expect(names(compilation.palette) == ["Accent", "accent"])
    let duplicate = try #require(compilation.diagnostics.first { $0.rule == "duplicate-name" })
    let paths = ["One", "Two"].map {
      folder.path("Colors.xcassets/\($0)/Accent.colorset/Contents.json")
    }
    #expect(duplicate.location.path == paths[1])
    #expect(duplicate.notes.map(\.location.path) == [paths[0]])
  }

  @Test("Names that differ in bytes are different, also when Unicode holds them for equivalent")
  func equivalentNames() throws {
    let folder = try CodeFolder()
    let composed = "\u{E9}"
    let decomposed = "e\u{301}"
    try folder.addApart([composed, decomposed])
    let palette = try folder.compile().palette
    #expect(palette.colors.count == 2)
    let places = try [composed, decomposed].map {
      try #require(palette.index(ofColorNamed: $0))
    }
    #expect(places == [1, 0])
  }

  @Test("Namespaces that differ in bytes are different")
  func equivalentNamespaces() throws {
    let folder = try CodeFolder()
    try folder.addApart(["Caf\u{E9}/a", "Cafe\u{301}/b"])
    let palette = try folder.compile().palette
    #expect(palette.scopes.count == 3)
    for color in palette.colors {
      let name = palette.colorSet(of: color).name
      #expect(name.utf8.starts(with: palette.scopes[color.scope].prefix.utf8))
    }
  }
}
