import ColorSetCompiler
import Testing

/// Who gets a symbol that two want.
@Suite struct PaletteNamingTests {
  /// The identifiers of colors, by name, and what was reported.
  private func named(
    _ names: [String], apart: Bool = true
  ) throws -> (symbols: [String: String?], compilation: Compilation) {
    let folder = try CodeFolder()
    if apart {
      try folder.addApart(names)
    } else {
      for name in names { try folder.addColorSet(name) }
    }
    let compilation = try folder.compile()
    let palette = compilation.palette
    var symbols: [String: String?] = [:]
    for color in palette.colors {
      symbols[palette.colorSet(of: color).name] = .some(palette.identifier(of: color))
    }
    #expect(symbols.count == names.count, "every color is kept")
    for name in names { #expect(palette.index(ofColorNamed: name) != nil) }
    return (symbols, compilation)
  }

  @Test("The colors of a palette have the symbols that their names give")
  func ownSymbols() throws {
    let names = [
      "brand", "accentColor", "tintCOLOR", "linkcolor", "Surface", "brand primary", "brandURLs",
      "a1b", "c1D", "e1", "color", "b", "x0color", "switch", "switchOn", "déjàVu", "brand00001",
      "colorURL", "fColor1", "allColors", "gB1c", "inOut", "inout",
    ]
    let (symbols, _) = try named(names + ["Group/textPrimary", "Group/default"])
    for name in names where name != "allColors" {
      #expect(symbols[name] == .some(SymbolName.color(name[...])), "\(name)")
    }
    #expect(symbols["Group/textPrimary"] == "textPrimary")
    #expect(symbols["Group/default"] == "`default`")
    #expect(symbols["allColors"] == .some(nil))
  }

  @Test(
    "Of names that give one symbol the first in code-point order has it, the others are one report",
    arguments: [true, false])
  func collision(apart: Bool) throws {
    let (symbols, compilation) = try named(["walkIn", "walk_in", "walk-in"], apart: apart)
    #expect(symbols == ["walk-in": "walkIn", "walkIn": nil, "walk_in": nil])
    #expect(compilation.diagnostics.count == 1)
    let diagnostic = try #require(compilation.diagnostics.first)
    #expect(diagnostic.rule == "symbol-collision")
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message.hasPrefix("colors '"))
    for name in ["'walk-in'", "'walkIn'", "'walk_in'"] {
      #expect(diagnostic.message.contains(name))
    }
    #expect(diagnostic.location.path.hasSuffix("/walkIn.colorset/Contents.json"))
    for name in ["walk-in", "walk_in"] {
      #expect(
        diagnostic.notes.contains {
          $0.location.path.hasSuffix("/\(name).colorset/Contents.json")
        })
    }
  }

  @Test(
    "A color is not lost by a collision",
    arguments: [
      (["gift", "giftColor"], "gift"), (["icon_ID", "icon_ID "], "icon_ID"),
      (["card-number-color", "card-number"], "card-number"), (["all", "All"], "All"),
      (["Normal ", "Normal"], "Normal"), (["Accent", "AccentColor", "accent"], "Accent"),
    ])
  func winner(names: [String], winner: String) throws {
    let (symbols, compilation) = try named(names)
    #expect(symbols.filter { $0.value != nil }.map(\.key) == [winner])
    #expect(compilation.diagnostics.map(\.rule) == ["symbol-collision"])
  }

  @Test("Many collisions are one report for each symbol")
  func groups() throws {
    let (symbols, compilation) = try named(
      ["OK", "Ok", "Fine", "fine", "Normal", "Normal ", "normal"])
    #expect(symbols["OK"] == "OK")
    #expect(symbols["Ok"] == "ok")
    #expect(compilation.diagnostics.map(\.rule) == ["symbol-collision", "symbol-collision"])
    for symbol in ["'fine'", "'normal'"] {
      #expect(compilation.diagnostics.contains { $0.message.contains("the symbol \(symbol)") })
    }
  }

  @Test("The same symbol in two namespaces is no collision")
  func scopes() throws {
    let (symbols, compilation) = try named(
      ["Accent", "A/Accent", "B/Accent", "A/B/Accent"])
    #expect(symbols.values.allSatisfy { $0 == "accent" })
    #expect(compilation.diagnostics.isEmpty)
  }

  @Test("A namespace keeps its symbol against a color")
  func namespaceAgainstColor() throws {
    let (symbols, compilation) = try named(
      ["ACCENT", "ACCENT/x", "Brand", "Brand/y"])
    #expect(symbols == ["ACCENT": nil, "ACCENT/x": "x", "Brand": "brand", "Brand/y": "y"])
    #expect(compilation.diagnostics.map(\.rule) == ["symbol-collision"])
    #expect(compilation.diagnostics[0].message.contains("namespace 'ACCENT'"))
  }

  @Test(
    "Of two namespaces with one symbol the first has a type, the colors of both are found by name")
  func namespaceAgainstNamespace() throws {
    let (symbols, compilation) = try named(
      ["Brand/a", "brand/b", "brand/Inner/c"])
    #expect(symbols == ["Brand/a": "a", "brand/b": nil, "brand/Inner/c": nil])
    #expect(compilation.diagnostics.count == 1)
    let message = try #require(compilation.diagnostics.first?.message)
    #expect(message.contains("'brand'") && message.contains("'Brand'"))
  }

  @Test("A namespace without a symbol is reported once, its colors are found by name")
  func namespaceWithoutSymbol() throws {
    let (symbols, compilation) = try named(["%/a", "%/In/b", "c"])
    #expect(symbols == ["%/a": nil, "%/In/b": nil, "c": "c"])
    #expect(compilation.diagnostics.map(\.rule) == ["no-symbol"])
    #expect(compilation.diagnostics.allSatisfy { $0.location.path.hasSuffix(".xcassets/%") })
  }

  @Test("A color without a symbol is reported and found by name", arguments: ["%", "😀", "--"])
  func colorWithoutSymbol(name: String) throws {
    let (symbols, compilation) = try named([name])
    #expect(symbols == [name: nil])
    #expect(compilation.diagnostics.map(\.rule) == ["no-symbol"])
    #expect(compilation.diagnostics.map(\.color) == [name])
    #expect(!compilation.hasErrors)
  }

  @Test("The members of every palette are not overwritten")
  func reservedMember() throws {
    let (symbols, compilation) = try named(
      ["allColors", "all-colors", "All Colors", "A/AllColors", "allColor"])
    #expect(
      symbols == [
        "allColors": nil, "all-colors": nil, "All Colors": nil, "A/AllColors": nil,
        "allColor": "all",
      ])
    #expect(compilation.diagnostics.map(\.rule) == ["symbol-collision", "symbol-collision"])
  }

  @Test("Namespaces that Swift has no room for have types of other names")
  func reservedTypes() throws {
    let folder = try CodeFolder()
    let names = ["DynamicColor", "Protocol", "Self", "Type"]
    for name in names {
      try folder.addNamespace(name)
      try folder.addColorSet("\(name)/a")
    }
    let compilation = try folder.compile()
    #expect(compilation.palette.scopes.dropFirst().map(\.typePath) == names.map { $0 + "_" })
    #expect(compilation.palette.colors.allSatisfy { compilation.palette.identifier(of: $0) == "a" })
    #expect(compilation.diagnostics.isEmpty)
  }
}
