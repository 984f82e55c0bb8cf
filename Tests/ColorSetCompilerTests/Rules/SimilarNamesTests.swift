import ColorSetCompiler
import Testing

/// Color sets on disk whose names are easily confused.
@Suite struct SimilarNamesTests {
  @Test("Both Unicode forms of a name are found on disk, and each later name points at the first")
  func findings() throws {
    let folder = try CodeFolder()
    let names = ["Cafe\u{301}", "Caf\u{E9}", "CAF\u{C9}", "tea", "Tea", "TEA", "Water"]
    for (number, name) in names.enumerated() { try folder.addColorSet("\(number)/\(name)") }
    let found = try folder.lint(["similar-names"])
    let place = { (number: Int) in
      "Colors.xcassets/\(number)/\(names[number]).colorset/Contents.json:1:1"
    }
    #expect(found.map { folder.subpath($0.location) } == [0, 1, 3, 4].map(place))
    #expect(
      found.map { $0.notes.map { folder.subpath($0.location) } }
        == [2, 2, 5, 5].map { [place($0)] })
    #expect(found.map(\.variant) == Array(repeating: "capital-letters", count: 4))
    #expect(found.map(\.color) == [0, 1, 3, 4].map { names[$0] })
  }

  @Test("Names that look the same are told so, also when only a namespace differs")
  func namespaces() throws {
    let folder = try CodeFolder()
    try folder.addNamespace("1/Th\u{E9}")
    try folder.addColorSet("1/Th\u{E9}/green")
    try folder.addNamespace("2/The\u{301}")
    try folder.addColorSet("2/The\u{301}/green")
    let found = try folder.lint(["similar-names"])
    #expect(found.map(\.variant) == ["unicode-form"])
    #expect(found.map(\.color) == ["Th\u{E9}/green"])
  }
}
