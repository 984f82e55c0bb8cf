import ColorSetCompiler
import Foundation
import Testing

/// Names in the configuration that no color has.
@Suite struct UnmatchedPatternTests {
  private static let configuration = """
    { "elevated": { "Surface/*": "Raised/*", "Ink": "InkRaised" },
      "roles": { "text": "Inkk", "background": [ "Surface/*", "Nothing/*" ] },
      "pairs": [ { "foreground": "Ink", "background": "Papr" } ],
      "distinct": [ { "colors": [ "Ink", "Ikn" ], "reason": "both are icons" } ],
      "darkOnly": [ { "color": "Ink", "reason": "a player" }, { "color": "Paint", "reason": "a brush" } ] }
    """

  @Test("Each place is reported with its key and what was probably meant")
  func places() throws {
    let folder = try CodeFolder()
    for name in ["Ink", "Paper", "Surface/Card"] { try folder.addApart([name]) }
    let path = try folder.write(Self.configuration, to: ".colorset.json")
    let configuration = try ConfigurationReader.read(path)
    let palette = try folder.compile().palette
    let compiler = Compiler(paths: [folder.path("")], configuration: configuration)
    let found = compiler.lint(palette).filter { $0.rule == "unmatched-pattern" }.sorted()
    #expect(
      found.map(\.variant) == ["elevated", "roles", "roles", "pairs", "distinct", "darkOnly"])
    #expect(found.allSatisfy { $0.location.path == path && $0.severity == .warning })
    #expect(found[1].message.contains("did you mean 'Ink'?"))
    #expect(found[3].message.contains("did you mean 'Paper'?"))
    #expect(found[2].message.contains("write the name of a color, or take this out"))
  }

  @Test("A run over all catalogs beside the configuration is one over everything")
  func covered() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Ink", in: "App/A.xcassets")
    try folder.addColorSet("Paper", in: "App/Deep/B.xcassets")
    let path = try folder.write(Self.configuration, to: "App/.colorset.json")
    let configuration = try ConfigurationReader.read(path)
    let catalogs = ["App/A.xcassets", "App/Deep/B.xcassets"].map { folder.path($0) }
    for (paths, isWhole) in [
      (catalogs, true), ([catalogs[0]], false), ([folder.path("App")], true), ([], false),
      ([folder.path("App/Deep")], false), (["/nowhere"], false), (["/"], true),
    ] {
      #expect(
        ConfigurationScope.isCovered(
          configuration, by: paths, workingFolder: WorkingFolder.path) == isWhole, "\(paths)")
    }
    for (place, isWhole) in [("", true), ("App", true), ("App/Deep", false), ("Other", false)] {
      for paths in [[], ["."], ["./"]] {
        #expect(
          ConfigurationScope.isCovered(
            configuration, by: paths, workingFolder: FilePath.normalized(folder.path(place)))
            == isWhole, "\(paths) in \(place)")
      }
    }
    #expect(
      !ConfigurationScope.isCovered(
        Configuration(), by: [catalogs[0]], workingFolder: WorkingFolder.path))
  }

  @Test("A run over a part of an app says nothing about the rest")
  func part() throws {
    let folder = try CodeFolder()
    try folder.addApart(["Ink"])
    let path = try folder.write(Self.configuration, to: ".colorset.json")
    let configuration = try ConfigurationReader.read(path)
    let compiler = Compiler(paths: [folder.path("")], configuration: configuration)
    let filter = DiagnosticFilter(configuration: configuration, isWhole: false)
    let found = compiler.lint(try folder.compile().palette, filter: filter)
    #expect(!found.contains { $0.rule == "unmatched-pattern" })
  }
}
