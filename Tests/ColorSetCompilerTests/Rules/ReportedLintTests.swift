import ColorSetCompiler
import Testing

/// What people reported of linters of other projects, by kind.
@Suite struct ReportedLintTests {
  private static let white = #""color" : #FFFFFF"#
  private static let black = #""color" : #000000"#
  private static let clear = """
    "color" : { "color-space" : "srgb", "components" : \
    { "red" : "0x00", "green" : "0x00", "blue" : "0x00", "alpha" : "0.000" } }
    """

  /// The findings in color sets, each given by its slots: `rule color`, sorted.
  private func found(_ colorSets: [(String, [String])], darkOnly: String? = nil) throws -> [String]
  {
    var files: [String: String] = [:]
    for (name, slots) in colorSets {
      let example = RuleExample([
        "\(name).colorset": slots.map { "{ \"idiom\" : \"universal\", \($0) }" }
          .joined(separator: ",\n")
      ])
      for file in example.files { files[file.diskPath] = file.diskText }
    }
    return try ScratchCatalog.with(files) { path in
      var configuration = Configuration()
      if let darkOnly {
        configuration.darkOnly = [
          DarkOnlyEntry(
            color: NamePattern(darkOnly), reason: "always dark",
            location: Diagnostic.Location(path: ".colorset.json"))
        ]
      }
      let compiler = Compiler(paths: [path], configuration: configuration, threads: 1)
      let compilation = try compiler.compile()
      let findings = compilation.diagnostics + compiler.lint(compilation.palette)
      return findings.map { "\($0.rule) \($0.color ?? "")" }.sorted()
    }
  }

  @Test("Dark that equals light is told, but not of clear and of fixed colors")
  func equalDark() throws {
    let same = ("Same", [Self.black, "@dark, \(Self.black)"])
    #expect(try found([same]) == ["identical-appearances Same"])
    #expect(try found([("Hidden", [Self.clear, "@dark, \(Self.clear)"])]) == [])
    #expect(try found([same], darkOnly: "Same") == [])
  }

  @Test("A color that is declared fixed needs no dark value, and others are not affected")
  func declared() throws {
    let sets = [
      ("Fixed", [Self.black]), ("Forgotten", [Self.black]),
      ("Good", [Self.white, "@dark, \(Self.black)"]),
    ]
    #expect(try found(sets) == ["single-value Fixed", "single-value Forgotten"])
    #expect(try found(sets, darkOnly: "Fix*") == ["single-value Forgotten"])
  }

  @Test("Dark without a value for light is an error")
  func noBase() throws {
    #expect(try found([("Half", ["@dark, \(Self.black)"])]).contains("missing-appearance Half"))
  }

  @Test("A blank slot is told in a set with colors, a blank set once as a whole")
  func blank() throws {
    #expect(
      try found([("Half", [Self.white, "@dark, \(Self.black)", "@high"])])
        == ["blank-slot Half"])
    #expect(
      try found([("AccentColor", [#""display-gamut" : "sRGB""#])]) == ["blank-set AccentColor"])
  }
}
