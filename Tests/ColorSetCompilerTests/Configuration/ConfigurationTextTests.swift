import ColorSetCompiler
import Foundation
import Testing

/// The configuration that is in force, as a text.
@Suite struct ConfigurationTextTests {
  private static let rich = """
    { "version": 1,
      "generate": { "output": "/out/C.swift", "name": "Theme", "access": "public",
        "runtime": "embedded", "extensions": true },
      "roles": { "text": ["Text/*", "a\\"b\\\\c\\n\\u2028//"], "key": [], "component": "/*" },
      "pairs": [
        { "foreground": "A", "background": "B", "size": 14.25, "weight": "bold", "minimum": 3,
          "appearances": ["dark"] },
        { "foreground": "A", "background": "*", "textStyle": "title1" } ],
      "distinct": [ { "colors": ["A", "B"], "name": "n", "reason": "r", "minimum": 0.1 },
        { "colors": ["C*"], "reason": "r" } ],
      "elevated": { "S/*": "S/*Up", "\u{E9}": "x" , "e\u{301}": "y" },
      "aliases": { "T/*": "U/*", "V": "W" },
      "darkOnly": [ { "color": "P", "reason": "always // dark" } ],
      "rules": { "single-value": "off", "sample": { "limit": 1e300, "word": "\\u0001\\"",
        "names": [] } },
      "ignore": [ { "color": "Q", "reason": "r" },
        { "rule": "single-value", "color": "Q*", "reason": "r" } ] }
    """

  /// The text without its comments, which stand at the ends of lines.
  private func plain(_ text: String) -> [String] {
    text.components(separatedBy: "\n").map { line in
      guard let comment = line.range(of: " // ", options: .backwards) else { return line }
      return String(line[..<comment.lowerBound])
    }
  }

  @Test("Read again, it gives the same", arguments: [rich, "{}"])
  func roundTrip(text: String) throws {
    let first = try SampleRule.configuration(text)
    let written = ConfigurationText.write(first, rules: SampleRule.all)
    let second = try SampleRule.configuration(written)
    #expect(plain(ConfigurationText.write(second, rules: SampleRule.all)) == plain(written))
    #expect(second.output == first.output && second.name == (first.name ?? "Palette"))
    #expect(second.access == (first.access ?? .internal))
    #expect(second.runtime == (first.runtime ?? .module))
    #expect(second.extensions == first.extensions)
    #expect(
      second.elevated.map(\.name).map(Array.init) == first.elevated.map(\.name).map(Array.init))
    #expect(second.elevated.map(\.partner) == first.elevated.map(\.partner))
    #expect(
      second.aliases.patterns.map(\.name).map(Array.init)
        == first.aliases.patterns.map(\.name).map(Array.init))
    #expect(second.aliases.patterns.map(\.partner) == first.aliases.patterns.map(\.partner))
    #expect(
      second.roles.mapValues { $0.map(\.pattern) } == first.roles.mapValues { $0.map(\.pattern) })
    #expect(second.ignores.map(\.color) == first.ignores.map(\.color))
    #expect(second.ignores.map(\.rule) == first.ignores.map(\.rule))
    #expect(second.darkOnly.map(\.reason) == first.darkOnly.map(\.reason))
    #expect(second.pairs.map(\.size) == first.pairs.map(\.size))
    #expect(second.pairs.map(\.appearances) == first.pairs.map(\.appearances))
    #expect(second.distinct.map(\.minimum) == first.distinct.map(\.minimum))
    for rule in SampleRule.all where rule.id != Diagnostic.unreadable {
      let (old, new) = (first.rules[rule.id], second.rules[rule.id])
      #expect(new?.level == (old?.level ?? rule.level))
      for option in rule.options {
        #expect(new?.options[option.name] == (old?.options[option.name] ?? option.standard))
      }
    }
  }

  @Test("Every value has a comment that says where it comes from")
  func origins() throws {
    try FileFolder.use { folder throws in
      try folder.write(
        "{ \"generate\": {\n\"name\": \"Base\" }, \"rules\": { \"sample\": { \"limit\": 2 } },\n"
          + "\"ignore\": [ { \"color\": \"A\", \"reason\": \"r\" } ] }",
        to: "base.json")
      try folder.write(
        "{ \"extends\": \"base.json\",\n\"rules\": {\n\"sample\": \"error\" },\n"
          + "\"roles\": { \"text\": [ \"T\",\n\"U\" ] } }", to: "app.json")
      let configuration = try ConfigurationReader.read(
        folder.path("app.json"), rules: SampleRule.all)
      let text = ConfigurationText.write(configuration, rules: SampleRule.all)
        .replacingOccurrences(of: folder.path + "/", with: "")
      for line in [
        "\"version\": 1, // default", "\"name\": \"Base\", // from base.json:2",
        "\"access\": \"internal\", // default", "\"T\", // from app.json:4",
        "\"U\" // from app.json:5", "\"level\": \"error\", // from app.json:3",
        "\"limit\": 2, // from base.json:2", "\"isLoud\": false, // default",
        "{ \"color\": \"A\", \"reason\": \"r\" } // from base.json:3",
        "\"elevated\": {}, // default",
      ] {
        #expect(text.contains(" \(line)\n"), "\(line)")
      }
      let values = text.split(separator: "\n").filter {
        !["{", "}", "[", "]", "},", "],"].contains($0.suffix(while: { $0 != " " }))
      }
      #expect(values.count > 15 && values.allSatisfy { $0.contains(" // ") })
    }
  }

  @Test("All rules stand in it, with their levels and options, unreadable files apart")
  func allRules() throws {
    let text = ConfigurationText.write(Configuration())
    for rule in Rule.all where rule.id != Diagnostic.unreadable {
      #expect(text.contains("\n    \"\(rule.id)\": "))
      for option in rule.options { #expect(text.contains("\n      \"\(option.name)\": ")) }
    }
    #expect(!text.contains("\"unreadable\""))
  }

  @Test("A path with a line feed stays in its comment")
  func lineFeedInPath() throws {
    try FileFolder.use { folder throws in
      let path = folder.path("a\n\"b\".json")
      try Data("{ \"generate\": { \"name\": \"A\" } }".utf8).write(to: URL(fileURLWithPath: path))
      let text = ConfigurationText.write(try ConfigurationReader.read(path))
      #expect(text.contains("a\\u{A}\"b\".json:1\n"))
      #expect(try SampleRule.configuration(text).name == "A")
    }
  }
}

extension Substring {
  /// The last characters, as long as they are such.
  fileprivate func suffix(while isWanted: (Character) -> Bool) -> Substring {
    self[(lastIndex { !isWanted($0) }.map(index(after:)) ?? startIndex)...]
  }
}
