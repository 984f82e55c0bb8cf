import DynamicColors
import Testing

/// Namespaces of a table.
@Suite struct ColorNamespaceTests {
  @Test("A namespace has the colors whose names begin with its own, those of inner ones too")
  func allColors() {
    #expect(
      Names.Brand.allColors.map(\.name)
        == ["Brand/Accent", "Brand/Button/Fill", "Brand/Button/Text", "Brand/Zebra"])
    #expect(
      Names.Brand.Button.allColors.map(\.name) == ["Brand/Button/Fill", "Brand/Button/Text"])
    #expect(Names.Void.allColors.isEmpty)
  }

  @Test("Names are whole in a namespace, too")
  func wholeNames() {
    #expect(Names.Brand["Brand/Accent"]?.name == "Brand/Accent")
    #expect(Names.Brand["Brand/Button/Fill"]?.name == "Brand/Button/Fill")
    #expect(Names.Brand.Button["Brand/Button/Fill"]?.name == "Brand/Button/Fill")
    for name in ["Accent", "Button/Fill", "Fill", "/Accent", ""] {
      #expect(Names.Brand[name] == nil, "\(name)")
      #expect(Names.Brand.Button[name] == nil, "\(name)")
    }
  }

  @Test("A namespace does not find what lies outside, not even blank")
  func outside() {
    for name in ["A", "Accent", "Brand", "Brand!", "Brand-Accent", "Brand.Accent", "Brand0", "~"] {
      #expect(Names[name] != nil)
      #expect(Names.Brand[name] == nil, "\(name)")
      #expect {
        try Names.Brand.color(named: name)
      } throws: { error in
        guard case .unknown(name, let nearest) = error as? ColorLookupError else { return false }
        return nearest.allSatisfy { $0.hasPrefix("Brand/") }
      }
    }
    #expect(Names.Brand.Button["Brand/Accent"] == nil)
    // A blank color is no suggestion, for it has no value either.
    #expect(throws: ColorLookupError.unknown(name: "Blank", nearest: [])) {
      try Names.Brand.color(named: "Blank")
    }
  }

  @Test("A namespace knows its blank color sets")
  func blank() {
    #expect(throws: ColorLookupError.blank(name: "Brand/Blank")) {
      try Names.Brand.color(named: "Brand/Blank")
    }
    #expect(throws: ColorLookupError.blank(name: "Void/Nothing")) {
      try Names.Void.color(named: "Void/Nothing")
    }
    #expect(throws: ColorLookupError.self) { try Names.Brand.color(named: "Void/Nothing") }
  }
}
