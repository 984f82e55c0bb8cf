import ColorSetCompiler
import Foundation
import Testing

/// The configuration to start from.
@Suite struct ConfigurationTemplateTests {
  private func names(of palette: Palette) -> [String] {
    palette.colors.map { palette.name(of: $0) }
  }

  /// Reads a template, and checks that it says what the names say, and nothing else.
  private func check(_ palette: Palette) throws -> Configuration {
    let configuration = try SampleRule.configuration(ConfigurationTemplate.write(palette))
    let usual = SwiftOptions()
    #expect(configuration.output == nil && configuration.name == usual.rootName)
    #expect(configuration.access == usual.access && configuration.runtime == usual.runtime)
    #expect(configuration.rules.isEmpty && configuration.ignores.isEmpty)
    #expect(configuration.darkOnly.isEmpty && configuration.elevated.isEmpty)
    #expect(configuration.aliases.patterns.isEmpty)
    #expect(configuration.pairs.isEmpty && configuration.distinct.isEmpty)
    for name in names(of: palette) where !name.contains("*") {
      let guess = ColorRole.guessed(from: name).map { [$0] } ?? []
      #expect(configuration.roles(of: name) == guess, "\(name)")
    }
    return configuration
  }

  @Test("Roles are given to the colors whose names say them, by namespace where all do")
  func roles() throws {
    let folder = try CodeFolder()
    try folder.addApart([
      "Text/Primary", "Text/Secondary", "Surface/Base", "Surface/Inverse", "Label", "Brand/Blue",
      "Text2/Deep/A", "Line/Border/A", "Line/Border/B", "Quote\"d Text", "\u{E9}Label",
    ])
    let roles = try check(folder.compile().palette).roles.mapValues { $0.map(\.pattern.text) }
    #expect(
      roles[.text]
        == ["Label", "Quote\"d Text", "Text/*", "\u{E9}Label"].filter { name in
          ColorRole.guessed(from: name.replacingOccurrences(of: "*", with: "A")) == .text
        })
    #expect(roles[.background] == ["Surface/Base"])
    #expect(roles[.separator] == ["Line/*"])
    #expect(roles.count == 3)
  }

  @Test("A name with a star of its own gives no pattern")
  func stars() throws {
    let folder = try CodeFolder()
    try folder.addApart(["Label*", "LabelDark", "A*/Text 1", "A*/Text", "A*/TextB"])
    let configuration = try check(folder.compile().palette)
    #expect(configuration.roles.isEmpty)
  }

  @Test("Every setting in a comment is right when the marks of the comment are taken away")
  func comments() throws {
    for names in [["Plain"], ["Text/A", "Surface/B", "Say \"x\"\\"]] {
      let folder = try CodeFolder()
      try folder.addApart(names)
      for base in [nil, "base.json"] {
        let text = ConfigurationTemplate.write(try folder.compile().palette, extending: base)
        let lines = text.components(separatedBy: "\n").map { line in
          line.replacing(#/^( *)// (?=["{}\]\[ ])/#) { $0.1 }
        }
        try FileFolder.use { folder throws in
          try folder.write("{}", to: "base.json")
          try folder.write(lines.joined(separator: "\n"), to: "c.json")
          let configuration = try ConfigurationReader.read(folder.path("c.json"))
          #expect(configuration.output != nil)
          #expect(configuration.name == "Palette")
          #expect(!configuration.pairs.isEmpty && !configuration.distinct.isEmpty)
          #expect(
            !configuration.elevated.isEmpty && !configuration.aliases.patterns.isEmpty
              && !configuration.darkOnly.isEmpty)
          #expect(!configuration.ignores.isEmpty && !configuration.roles.isEmpty)
          for rule in Rule.all where rule.id != Diagnostic.unreadable {
            #expect(configuration.rules[rule.id]?.level == rule.level)
          }
        }
      }
    }
  }

  @Test("One that extends another leaves its settings alone")
  func extending() throws {
    let folder = try CodeFolder()
    try folder.addApart(["Text/A", "Text/B"])
    let text = ConfigurationTemplate.write(try folder.compile().palette, extending: "../b.json")
    try FileFolder.use { folder throws in
      try folder.write(
        #"{ "generate": { "name": "Mine" }, "roles": { "status": "Text/*" } }"#, to: "b.json")
      try folder.write(text, to: "app/c.json")
      let configuration = try ConfigurationReader.read(folder.path("app/c.json"))
      #expect(configuration.name == "Mine" && configuration.access == nil)
      #expect(configuration.roles(of: "Text/A") == [.status])
    }
  }

  @Test("It fits real catalogs", .enabled(if: SharedFolder.isPresent, "there is no shared folder"))
  func corpus() throws {
    let corpus = SharedFolder.file("corpus")
    var found = 0
    for project in try FileManager.default.contentsOfDirectory(atPath: corpus.path).sorted() {
      let path = corpus.appendingPathComponent(project).path
      guard let compilation = try? Compiler(paths: [path]).compile() else { continue }
      found += try check(compilation.palette).roles.count
    }
    #expect(found > 20)
  }
}
