import ColorSetCompiler
import Testing

/// Which names the extensions of Apple's types declare.
@Suite struct ExtensionNamesTests {
  @Test(
    "A name that a framework has is left out there, and nowhere else",
    arguments: [
      ("accent", [.shapeStyle, .uiColor, .nsColor]),
      ("primary", [.uiColor, .nsColor]),
      ("red", []),
      ("background", [.color, .uiColor, .nsColor]),
      ("separator", [.color, .nsColor]),
      ("label", [.shapeStyle, .nsColor]),
      ("labelColor", [.shapeStyle, .uiColor]),
      ("systemFill", [.shapeStyle]),
      ("tintColor", [.shapeStyle, .nsColor]),
      ("`default`", [.shapeStyle, .uiColor, .nsColor]),
    ] as [(String, [FrameworkType])])
  func names(name: String, types: [FrameworkType]) {
    let declaring = FrameworkType.allCases.filter { ExtensionNames.declares(name, in: $0) }
    #expect(Set(declaring) == Set(types))
  }

  @Test("A namespace that would hide a type of the framework is left out with all in it")
  func namespaces() throws {
    let folder = try CodeFolder()
    for path in ["Brand/SwiftUI/Deep", "Brand/Resolved", "Resolved", "Name", "UIColor", "swift ui"]
    {
      var outer = ""
      for part in path.split(separator: "/") {
        outer += outer.isEmpty ? String(part) : "/\(part)"
        try folder.addNamespace(outer)
      }
      try folder.addColorSet("\(path)/A")
    }
    let palette = try folder.compile().palette
    func declared(_ type: FrameworkType) -> [String] {
      let isDeclared = ExtensionNames.scopes(of: palette, in: type)
      return palette.scopes.indices.dropFirst().filter { isDeclared[$0] }
        .map { palette.scopes[$0].prefix }.sorted()
    }
    let all = [
      "Brand/", "Brand/Resolved/", "Brand/SwiftUI/", "Brand/SwiftUI/Deep/", "Name/", "Resolved/",
      "UIColor/", "swift ui/",
    ]
    #expect(declared(.shapeStyle) == [])
    #expect(declared(.color) == ["Brand/", "Brand/Resolved/", "Name/", "UIColor/", "swift ui/"])
    #expect(declared(.uiColor) == all.filter { $0 != "UIColor/" })
    #expect(declared(.nsColor) == all.filter { $0 != "Name/" })
  }
}
