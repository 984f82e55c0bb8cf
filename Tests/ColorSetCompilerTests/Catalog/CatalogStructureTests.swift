import ColorSetCompiler
import Foundation
import Testing

/// Which folders of a catalog are color sets, and under which names they are looked up.
@Suite struct CatalogStructureTests {
  private static let namespace = "{\"properties\":{\"provides-namespace\":true}}"
  private static let plain = "{\"info\":{\"author\":\"xcode\",\"version\":1}}"

  @Test(
    "A name is that of the folder without its last ending",
    arguments: [
      "Accent", "action.background", "a.b.c", "Brand Blue", " leading", "trailing ", "007AFF",
      "default", "é", "e\u{301}", "色", "a'b\"c\\d", "100%", "Name.xcassets", "x.colorset",
      "Foo.imageset", "-", "a:b", "$x",
    ])
  func takesNames(_ name: String) throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "\(name).colorset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.lines == [])
    #expect(reading.names.map { Array($0.utf8) } == [Array(name.utf8)])
    let colorSet = try #require(reading.catalog.colorSets.first)
    #expect(colorSet.leafName == name)
    #expect(colorSet.folderName == "\(name).colorset")
    #expect(
      reading.catalog.path(of: colorSet) == "\(catalog.url.path)/\(name).colorset/Contents.json")
  }

  @Test("Groups that provide a namespace are part of the names in them, others are not")
  func joinsNamespaces() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(Self.plain, to: "Contents.json")
    try catalog.write(Self.namespace, to: "N/Contents.json")
    try catalog.write(Self.namespace, to: "N/M/Contents.json")
    try catalog.write(Self.plain, to: "N/Plain/Contents.json")
    try catalog.write(Self.namespace, to: "N/Plain/K/Contents.json")
    try catalog.write(Self.plain, to: "Plain/Contents.json")
    try catalog.write(Self.namespace, to: "Plain/N/Contents.json")
    let folders = ["", "N/", "N/M/", "N/Plain/", "N/Plain/K/", "Plain/", "Plain/N/", "Missing/"]
    for (index, folder) in folders.enumerated() {
      try catalog.write(GoodColor.text, to: "\(folder)\(index)00.colorset/Contents.json")
    }
    let reading = try catalog.read()
    #expect(reading.lines == [])
    #expect(
      reading.names == ["000", "500", "700", "N/100", "N/300", "N/600", "N/K/400", "N/M/200"])
    #expect(
      reading.catalog.colorSets.map { reading.catalog.path(of: $0) }.map {
        $0.dropFirst(catalog.url.path.count + 1)
      } == [
        "000.colorset/Contents.json", "Plain/500.colorset/Contents.json",
        "Missing/700.colorset/Contents.json", "N/100.colorset/Contents.json",
        "N/Plain/300.colorset/Contents.json", "Plain/N/600.colorset/Contents.json",
        "N/Plain/K/400.colorset/Contents.json", "N/M/200.colorset/Contents.json",
      ])
    #expect(reading.catalog.colorSets.map(\.leafName).sorted() == folders.indices.map { "\($0)00" })
  }

  @Test(
    "Without a file, or with a file that does not say so, a group provides no namespace",
    arguments: [
      nil, "{}", "{\"properties\":{}}", "{\"properties\":{\"provides-namespace\":false}}",
      "{\"info\":{\"author\":\"xcode\",\"version\":1}}",
      "{\"properties\":{\"on-demand-resource-tags\":[\"a\"]}}", "{\"provides-namespace\":true}",
    ] as [String?])
  func needsTheProperty(_ contents: String?) throws {
    let catalog = try CatalogOnDisk()
    if let contents { try catalog.write(contents, to: "Group/Contents.json") }
    try catalog.write(GoodColor.text, to: "Group/Good.colorset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == ["Good"])
    let isMisplaced = contents?.hasPrefix("{\"provides-namespace\"") == true
    #expect(
      reading.lines
        == (isMisplaced
          ? [
            "Colors.xcassets/Group/Contents.json:1:2: warning: 'provides-namespace' is not a key of "
              + "the file; it belongs in 'properties' (unknown-key)"
          ] : []))
  }

  @Test(
    "The files of groups and catalogs say the same with exactly Xcode's bytes and with one more",
    arguments: ["", " "])
  func readsXcodeBytes(_ blank: String) throws {
    let start = "{\n  \"info\" : {\n    \"author\" : \"xcode\",\n    \"version\" : 1\n  }"
    let plain = start + "\n}\n" + blank
    let namespace =
      start + ",\n  \"properties\" : {\n    \"provides-namespace\" : true\n  }\n}\n" + blank
    let catalog = try CatalogOnDisk()
    try catalog.write(plain, to: "Plain/Contents.json")
    try catalog.write(namespace, to: "Space/Contents.json")
    for group in ["Plain", "Space"] {
      try catalog.write(GoodColor.text, to: "\(group)/In\(group).colorset/Contents.json")
    }
    try catalog.write(plain, to: "Contents.json")
    let reading = try catalog.read()
    #expect(reading.names.sorted() == ["InPlain", "Space/InSpace"])
    #expect(reading.lines == [])
    try catalog.write(namespace, to: "Contents.json")
    let strange = try catalog.read()
    #expect(strange.names == reading.names)
    #expect(strange.diagnostics.map(\.rule) == ["catalog-namespace"])
    #expect(strange.diagnostics.map(\.location.position?.line) == [7])
  }

  @Test("The properties of a group without info are read, whatever stands beside them")
  func readsProperties() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(
      "{\"x\":[{\"properties\":{\"provides-namespace\":false}}],\"properties\":"
        + "{\"a\":{\"provides-namespace\":false},\"provides-namespace\":true,"
        + "\"compression-type\":\"x\"}}",
      to: "Group/Contents.json")
    try catalog.write(GoodColor.text, to: "Group/Good.colorset/Contents.json")
    #expect(try catalog.read().names == ["Group/Good"])
  }

  @Test("Of two members with one key, the last counts in a group's file too")
  func takesTheLastOfTwo() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(
      "{\"properties\":{\"provides-namespace\":true},\"properties\":{}}", to: "Group/Contents.json")
    try catalog.write(GoodColor.text, to: "Group/Good.colorset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == ["Good"])
    #expect(
      reading.lines == [
        "Colors.xcassets/Group/Contents.json:1:43: warning: 'properties' is there more than once "
          + "in the file, and the last one counts; keep the one that is meant (duplicate-key)"
      ])
  }

  @Test(
    "A misspelled key of a group's file, which would lose its namespace, is reported",
    arguments: [
      ("{\"properties\":{\"provide-namespace\":true}}", "did you mean 'provides-namespace'?"),
      ("{\"propertis\":{\"provides-namespace\":true}}", "did you mean 'properties'?"),
    ])
  func suggestsKeys(text: String, suggestion: String) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write(text, to: "Group/Contents.json")
    let reading = try catalog.read()
    #expect(reading.lines.count == 1)
    #expect(reading.lines.first?.contains(suggestion) == true)
  }

  @Test("What is wrong in the info of a group's file is reported")
  func checksInfo() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{\"info\":7}", to: "Group/Contents.json")
    let reading = try catalog.read()
    #expect(
      reading.lines == [
        "Colors.xcassets/Group/Contents.json:1:9: error: 'info' is a number; it must be an object "
          + "(wrong-type)"
      ])
  }

  @Test("A group whose name has a dot is a group with its whole name")
  func readsGroupsWithDots() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(Self.namespace, to: "v1.2/Contents.json")
    try catalog.write(GoodColor.text, to: "v1.2/Good.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "some.thing/Plain.colorset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == ["Plain", "v1.2/Good"])
    let message =
      "warning: the name of a group must not have a period in it; rename the folder "
      + "(group-with-dot)"
    #expect(
      reading.lines == [
        "Colors.xcassets/some.thing: \(message)", "Colors.xcassets/v1.2: \(message)",
      ])
  }

  @Test("Of groups with a dot those around color sets are reported, each once")
  func reportsGroupsWithDots() throws {
    let catalog = try CatalogOnDisk()
    for path in ["a.b/c/d.e/One", "a.b/c/d.e/Two", "a.b/f/Three", "g/h.i.colorset.v2/Four"] {
      try catalog.write(GoodColor.text, to: "\(path).colorset/Contents.json")
    }
    // An asset of a kind that is not known may have folders in it, but no color sets.
    try catalog.write("{}", to: "Icon.newkind/Part.newpart/Contents.json")
    let reading = try catalog.read()
    #expect(reading.names == ["Four", "One", "Three", "Two"])
    #expect(
      reading.diagnostics.map { $0.rule + " " + $0.location.path.dropFirst(catalog.url.path.count) }
        == ["a.b", "a.b/c/d.e", "g/h.i.colorset.v2"].map { "group-with-dot /" + $0 })
  }

  @Test(
    "Assets of other kinds are passed over with all that they hold",
    arguments: [
      "appiconset", "imageset", "dataset", "symbolset", "spriteatlas", "brandassets", "imagestack",
      "stickerpack", "arresourcegroup", "solidimagestack", "launchimage", "cubetextureset",
    ])
  func passesOverOtherAssets(_ ending: String) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("not JSON", to: "Good.\(ending)/Contents.json")
    try catalog.write(GoodColor.text, to: "Good.\(ending)/Lost.colorset/Contents.json")
    let reading = try catalog.read()
    #expect(reading.lines == [])
    #expect(reading.names == ["Good"])
  }

  @Test("Files, hidden folders, and what lies in a color set are passed over")
  func passesOverTheRest() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("", to: ".DS_Store")
    try catalog.write("", to: "README.md")
    try catalog.write(GoodColor.text, to: ".git/Hidden.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "Good.colorset/Deeper.colorset/Contents.json")
    try catalog.write("", to: "Group/File")
    try catalog.link("Group/link", to: "File")
    try catalog.makeFolder(".colorset")
    let reading = try catalog.read()
    #expect(reading.lines == [])
    #expect(reading.names == ["Good"])
  }

  @Test("Color sets and groups may be links")
  func followsLinks() throws {
    let catalog = try CatalogOnDisk()
    try catalog.write(GoodColor.text, to: "../Elsewhere/Good.colorset/Contents.json")
    try catalog.write(Self.namespace, to: "../Elsewhere/Contents.json")
    try catalog.link("Linked.colorset", to: "../Elsewhere/Good.colorset")
    try catalog.link("Group", to: "../Elsewhere")
    let reading = try catalog.read()
    #expect(reading.lines == [])
    #expect(reading.names == ["Group/Good", "Linked"])
  }

  @Test("Color sets stand in the code-point order of their names, then of their paths")
  func sortsColorSets() throws {
    let catalog = try CatalogOnDisk()
    let names = [
      "b", "B", "a", "é", "z", "e\u{301}", "10", "9", "aa", "a b", "𝒜", "\u{FF21}", "ab-1234567",
      "ab-1234567x", "ab-1234568",
    ]
    for name in names { try catalog.write(GoodColor.text, to: "\(name).colorset/Contents.json") }
    try catalog.write(GoodColor.text, to: "Y/a.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "X/a.colorset/Contents.json")
    for threads in [1, 3] {
      let reading = try catalog.read(threads: threads)
      let sorted = (names + ["a", "a"]).sorted {
        $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
      }
      #expect(reading.names.map { Array($0.utf8) } == sorted.map { Array($0.utf8) })
      let paths = reading.catalog.colorSets.filter { $0.name == "a" }
        .map { reading.catalog.path(of: $0).dropFirst(catalog.url.path.count + 1) }
      #expect(
        paths == [
          "X/a.colorset/Contents.json", "Y/a.colorset/Contents.json", "a.colorset/Contents.json",
        ])
    }
  }
}
