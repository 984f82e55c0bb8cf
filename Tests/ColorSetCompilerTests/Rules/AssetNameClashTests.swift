import ColorSetCompiler
import Testing

/// Colors that share their name with assets of other kinds.
@Suite struct AssetNameClashTests {
  private func findings(
    _ colors: [String], others: [String], namespaces: [String] = []
  ) throws -> [String] {
    let folder = try CodeFolder()
    for path in namespaces { try folder.write(ColorSetText.namespace, to: "\(path)/Contents.json") }
    for path in colors {
      try folder.write(ColorSetText.plain, to: "\(path).colorset/Contents.json")
    }
    for path in others { try folder.write("{}", to: "\(path)/Contents.json") }
    let found = try folder.lint(["asset-name-clash"])
    #expect(try folder.lint(["asset-name-clash"], threads: 4) == found)
    return found.map { finding in
      let notes = finding.notes.map { folder.subpath($0.location) }
      return ([finding.variant, finding.color ?? ""] + notes).joined(separator: " ")
    }
  }

  @Test(
    "Every kind of asset counts",
    arguments: [
      "imageset", "dataset", "symbolset", "appiconset", "spriteatlas", "textureset", "stickerpack",
    ])
  func kinds(ending: String) throws {
    #expect(
      try findings(["A.xcassets/x.y"], others: ["A.xcassets/x.y.\(ending)"])
        == ["same-catalog x.y A.xcassets/x.y.\(ending)"])
  }

  @Test("Groups and files that are no assets do not")
  func noAssets() throws {
    #expect(
      try findings(["A.xcassets/x"], others: ["A.xcassets/x", "A.xcassets/.x.imageset"]) == [])
    let folder = try CodeFolder()
    try folder.addColorSet("x")
    try folder.write("", to: "Colors.xcassets/x.imageset")
    #expect(try folder.lint(["asset-name-clash"]) == [])
  }

  @Test("Full names are compared, which only namespaces are part of")
  func namespaces() throws {
    let colors = ["A.xcassets/Brand/Plain/x", "A.xcassets/y"]
    let others = [
      "A.xcassets/x.imageset", "A.xcassets/Brand/y.imageset", "A.xcassets/Brand/x.dataset",
      "B.xcassets/Other/Brand/x.imageset", "A.xcassets/Brand/X.imageset",
    ]
    #expect(
      try findings(
        colors, others: others, namespaces: ["A.xcassets/Brand", "B.xcassets/Other/Brand"])
        == [
          "same-catalog Brand/x A.xcassets/Brand/x.dataset B.xcassets/Other/Brand/x.imageset"
        ])
    #expect(
      try findings(colors, others: Array(others.dropLast()))
        == [
          "same-catalog x A.xcassets/x.imageset A.xcassets/Brand/x.dataset "
            + "B.xcassets/Other/Brand/x.imageset",
          "same-catalog y A.xcassets/Brand/y.imageset",
        ])
  }

  @Test("One color has one finding, with the assets of its own catalog first")
  func order() throws {
    let others = (0..<12).map { "A.xcassets/\($0 + 10)/x.imageset" } + ["B.xcassets/x.symbolset"]
    #expect(try findings(["B.xcassets/x"], others: others).count == 1)
    let notes = ["B.xcassets/x.symbolset"] + others.prefix(9)
    #expect(
      try findings(["B.xcassets/x"], others: others)
        == ["same-catalog x " + notes.joined(separator: " ")])
    #expect(
      try findings(["C.xcassets/x", "B.xcassets/y"], others: Array(others.suffix(1)))
        == ["another-catalog x B.xcassets/x.symbolset"])
  }

  @Test("The message says what the other asset is")
  func message() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Workout")
    try folder.write("{}", to: "Colors.xcassets/Icons/Workout.symbolset/Contents.json")
    let finding = try #require(try folder.lint(["asset-name-clash"]).first)
    #expect(
      finding.message
        == "color 'Workout': the symbol set 'Workout.symbolset' has the same name; rename one")
    #expect(finding.notes.map(\.message) == ["the symbol set"])
    #expect(finding.severity == .warning)
  }
}
