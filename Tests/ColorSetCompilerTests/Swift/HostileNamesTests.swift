import ColorSetCompiler
import Testing

/// Generated Swift compiles whatever the names are, and finds every color by exactly its name.
@Suite struct HostileNamesTests {
  /// Compiles a folder, runs the probe and compares with the names, each of which has the color of its place.
  private func check(_ folder: CodeFolder, _ names: [String], _ runtime: RuntimeMode) throws {
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let expected = sorted.map { name in
      let number = names.firstIndex { $0.utf8.elementsEqual(name.utf8) } ?? -1
      let bytes = [number >> 16 & 255, number >> 8 & 255, number & 255].map { Double($0) / 255 }
      return PaletteProbe.line(name, PaletteProbe.text("srgb", bytes + [1]))
    }
    let output = try GeneratedProgram(folder: folder, runtime: runtime)
      .output([try folder.generate(SwiftOptions(runtime))], main: PaletteProbe.main(runtime))
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    for (line, wanted) in zip(lines, expected) { #expect(line == wanted) }
  }

  @Test("Names of color sets", arguments: RuntimeMode.allCases)
  func colorSets(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    try folder.addApart(HostileNames.texts)
    try check(folder, HostileNames.texts, runtime)
  }

  @Test("Names of namespaces", arguments: RuntimeMode.allCases)
  func namespaces(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    // A name that looks like the end or the start of a comment needs the slash of a namespace.
    let names = HostileNames.texts.filter { !$0.contains(".") }
      .flatMap { ["\($0)/inner", "\($0)/*"] }
    try folder.addApart(names)
    try check(folder, names, runtime)
  }

  @Test("Names of catalogs", arguments: RuntimeMode.allCases)
  func catalogs(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    let catalogs = [
      "\"\"\"", "\\(x)", "line\nlet x = 1", "\r", "\u{2028}let y = 2", "*", "\u{202E}",
    ]
    for (number, catalog) in catalogs.enumerated() {
      try folder.addColorSet(
        "color\(number)", ColorSetText.numbered(number), in: "\(catalog).xcassets")
    }
    try check(folder, catalogs.indices.map { "color\($0)" }, runtime)
  }

  @Test("Names that are words of Swift or types of generated code", arguments: RuntimeMode.allCases)
  func words(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    // Words that differ by case only give one symbol, so each has a namespace to itself as well.
    let names = (HostileNames.keywords + HostileNames.types).flatMap { word in
      [word, "In \(word)/\(word)", "In \(word)/\(word)/inner", "\(word)/\(word)"]
    }
    try folder.addApart(names)
    try check(folder, names, runtime)
  }

  @Test("A symbol that is a word of Swift can be used", arguments: RuntimeMode.allCases)
  func usesSymbols(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    try folder.addApart(HostileNames.keywords + HostileNames.types + HostileNames.texts)
    let palette = try folder.compile().palette
    let named = palette.colors.compactMap { color in
      palette.identifier(of: color).map { (name: palette.colorSet(of: color).name, identifier: $0) }
    }
    #expect(named.count > 100)
    let uses = named.map { "let _: DynamicColor = Palette.\($0.identifier)" }
    let prints = named.map { "show(Palette.\($0.identifier))" }
    let main = """
      \(runtime == .module ? "import DynamicColors" : "")
      func show(_ color: DynamicColor) {
        print(color.name.utf8.map { String($0, radix: 16) }.joined(separator: "."))
      }
      func use() {
      \(uses.joined(separator: "\n"))
      }
      use()
      \(prints.joined(separator: "\n"))
      """
    let output = try GeneratedProgram(folder: folder, runtime: runtime)
      .output([try folder.generate(SwiftOptions(runtime))], main: main)
    #expect(
      output.split(separator: "\n").map(String.init) == named.map { PaletteProbe.hex($0.name) })
  }
}
