import Foundation
import Testing

extension ExampleSuite {
  /// Packages that are generated, published, and used.
  @Suite(.folder) struct PublishedTests {
    private let folder = TestFolder.current

    init() throws {
      try Example("Published").copy(to: folder)
      for name in ["Design", "Brand"] {
        let outcome = try folder.run(
          "generate", "\(name).xcassets", "--package", "\(name)Colors", "--name", "\(name)Colors")
        #expect(outcome.exitCode == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
      }
    }

    @Test("A library uses one, a program uses two with the same names of colors")
    func client() throws {
      let client = folder.url("Client")
      let outcome = try Shell.swift(
        ["run", "--quiet", "--explicit-target-dependency-import-check", "error", "Client"],
        in: client)
      try #require(outcome.exitCode == 0, "\(outcome.end)")
      #expect(
        outcome.output == """
          #0A5FD6FF #15161CFF
          #7AB0FFFF #F0F1F5FF
          #083F91FF #000000FF
          #A9CCFFFF #FFFFFFFF
          true
          #A8245AFF true
          no color is named 'Text/Primry'; did you mean 'Text/Primary'?

          """)
      #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
    }

    @Test("The tests of a package pass, also with strange names, and fail for other values")
    func packageTests() throws {
      try addStrangeColors()
      let generated = try folder.run(
        "generate", "Design.xcassets", "--package", "DesignColors", "--name", "DesignColors",
        "--no-lint")
      try #require(generated.exitCode == 0, "\(generated.errors)")
      let outcome = try Shell.swift(["test", "--quiet"], in: folder.url("DesignColors"))
      #expect(outcome.exitCode == 0, "\(outcome.end)")
      #expect(!(outcome.output + outcome.errors).contains("warning:"), "\(outcome.end)")
      let path = "DesignColors/Tests/DesignColorsTests/DesignColorsTests.swift"
      let tests = try folder.text(path)
      #expect(
        tests.contains("withoutSomeValue: Set<String> = [\n  \"Dark Only\",\n  \"Watch\",\n]"))
      #expect(tests.contains("blankNames: [String] = [\n  \"Blank\",\n]"))

      try folder.write(tests.replacingFirst("#0A5FD6FF", with: "#0B5FD6FF"), to: path)
      let stale = try Shell.swift(["test", "--quiet"], in: folder.url("DesignColors"))
      #expect(stale.exitCode == 1)
      #expect((stale.output + stale.errors).contains("not in the catalogs"), "\(stale.end)")
    }

    private func addStrangeColors() throws {
      let catalog = "Design.xcassets"
      for name in [#"Quote " and \ back"#, "Line\nfeed", "Two  spaces ", "Größe", "🎨", "a`b|c<d>"] {
        try folder.addColorSet("\(catalog)/\(name)", Contents.plain)
      }
      try folder.addColorSet("\(catalog)/Same", Contents.of(Contents.slot("123456")))
      try folder.addColorSet(
        "\(catalog)/Dark Only", Contents.of(Contents.slot("123456", Contents.dark)))
      try folder.addColorSet(
        "\(catalog)/Watch", Contents.of(Contents.slot("123456", idiom: "watch")))
      try folder.addColorSet(
        "\(catalog)/Blank", Contents.of(#"{ "idiom" : "universal" }"#))
    }
  }
}
