import DynamicColors
import Testing

/// Looking colors up by name, in a table of names that are hard to keep and to find.
///
/// In ``Names`` red is the length of a color's name in bytes, green its first byte, blue its last.
@Suite struct ColorTableTests {
  /// Every name whose color set has a value.
  static let names = [
    "A", "AB", "ABC", "Accent", "accent", "Accent Color", "Accent.Color", "AccentColor", "Brand",
    "Brand!", "Brand-Accent", "Brand.Accent", "Brand0", "Brand/Accent", "Brand/Button/Fill",
    "Brand/Button/Text", "Brand/Zebra", "3d", "000000", "||||", " ", " Leading", "Trailing ",
    "Two  Spaces", "Say \"Hi\"", "\"\"\"", "Back\\slash", "\\(name)", "\\", "#\"", "*",
    "Two\nLines", "Two\r\nLines", "Tab\tbed", "\u{1}", "\u{1F}", "Delete\u{7F}", "Grün", "日本語",
    "\u{FFFD}", "\u{2028}", "\u{202E}Over", "😀", "👩‍👩‍👧", "~",
    String(repeating: "Long", count: 50), String(repeating: "Long", count: 50) + "er",
  ]

  /// The names of color sets without a value.
  static let blankNames = ["Blank", "Empty", "Brand/Blank", "Void/Nothing"]

  /// Texts that are near a name or strange, and no name.
  static let absentNames = [
    "", "a", "B", "AA", "ABCD", "AB ", " AB", "AB\u{0}", "\u{0}", "AB\n", "\n", "Accen", "Accents",
    "ACCENT", "Brand/", "Brand//Accent", "/Brand", "Accent/Brand", "Fill", "Button/Fill", "Zebra",
    "Brand/Button", "Brand/Button/", "Two\u{1}*Lines", "Two", "Two\n", "\u{2}", "Tab\u{1})bed",
    "Grun",
    "Gr", "日本", "日本語語", "😁", "👩", "\u{10FFFF}", "zzzz", "000", "0000Blank", "Trailing",
    "Leading", "  ", "\"\"", "\\\\", String(repeating: "Long", count: 49),
    String(repeating: "Long", count: 50) + "est",
  ]

  @Test("Every name finds its own color", arguments: names)
  func findsEveryName(name: String) throws {
    let color = try #require(Names[name])
    let bytes = Array(name.utf8)
    #expect(color.name.utf8.elementsEqual(bytes))
    #expect(color.description == color.name)
    #expect(
      color.resolved(for: .light)
        == .components(
          ColorComponents(
            space: .sRGB, red: Double(bytes.count) / 255, green: Double(bytes[0]) / 255,
            blue: Double(bytes[bytes.count - 1]) / 255)))
    #expect(try Names.color(named: name) == color)
  }

  @Test("A text that is no name finds nothing", arguments: absentNames)
  func findsNothingElse(name: String) {
    #expect(Names[name] == nil)
    #expect {
      try Names.color(named: name)
    } throws: { error in
      guard case .unknown(let text, let nearest) = error as? ColorLookupError else { return false }
      return text == name && !nearest.contains(name) && nearest.count <= 3
    }
  }

  @Test("A blank color set is known and has no color", arguments: blankNames)
  func knowsBlankColorSets(name: String) {
    #expect(Names[name] == nil)
    #expect(throws: ColorLookupError.blank(name: name)) { try Names.color(named: name) }
  }

  @Test("All colors stand in the order of the code points of their names, blank ones left out")
  func allColorsAreSorted() {
    let names = Names.allColors.map(\.name)
    #expect(names == Self.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    #expect(names.first == "\u{1}")
    #expect(names.last == "😀")
    // UTF-16 and Unicode collation both order these otherwise.
    #expect(names.suffix(3) == ["\u{FFFD}", "👩‍👩‍👧", "😀"])
  }

  @Test("Every color of all colors is found by its own name")
  func allColorsAreFound() {
    for catalog: any ColorCatalog.Type in [
      Names.self, Names.Brand.self, Names.Brand.Button.self, Names.Void.self, Appearances.self,
      Devices.self, Devices.Panel.self, Values.self,
    ] {
      for color in catalog.allColors { #expect(catalog[color.name] == color, "\(color)") }
    }
  }

  @Test("A generated member is the color of its name")
  func membersAreTheirColors() {
    let members = [
      ("A", Names.A), ("Accent", Names.accent), ("Grün", Names.grN),
      ("Brand/Accent", Names.Brand.accent), ("Brand/Button/Text", Names.Brand.Button.text),
      ("Back\\slash", Names.backSlash), ("Two\nLines", Names.twoLines), ("日本語", Names.日本語),
      ("\u{202E}Over", Names.over), ("Trailing ", Names.trailing), (" Leading", Names.leading),
    ]
    for (name, member) in members {
      #expect(member.name == name)
      #expect(Names[name] == member)
    }
  }

  @Test("A blank color has a member, which never resolves")
  func blankMembers() {
    for request in ColorTraits.appearances {
      #expect(Names.blank.resolved(for: request) == nil)
      #expect(Names.empty.resolved(for: request) == nil)
    }
    #expect(Names.Brand.blank.name == "Brand/Blank")
  }

  @Test("A text of any length can be asked for")
  func longText() {
    for name in ["A", "Long", "Brand/"] {
      let text = String(repeating: name, count: 100_000)
      #expect(Names[text] == nil)
      #expect(throws: ColorLookupError.self) { try Names.color(named: text) }
    }
  }

  @Test("An empty table has no colors")
  func emptyTable() {
    let table = ColorTable("")
    #expect(table.colors.isEmpty)
    for name in ["", "A", "\u{10FFFF}"] {
      #expect(table[name] == nil)
      #expect(throws: ColorLookupError.unknown(name: name, nearest: [])) {
        try table.color(named: name)
      }
    }
    #expect(ColorTable("", namespace: "Brand/").colors.isEmpty)
  }
}
