import ColorSetCompiler
import Foundation
import Testing

/// What a configuration says about rules, findings and colors.
@Suite struct ConfigurationValuesTests {
  private func read(_ text: String) throws -> Configuration {
    try SampleRule.configuration(text)
  }

  private func position(_ location: Diagnostic.Location?) -> [Int32]? {
    location?.position.map { [$0.line, $0.column] }
  }

  @Test("The setting of a rule is a level, or an object with a level and options")
  func rules() throws {
    let rules = try read(
      """
      { "rules": {
        "single-value": "off",
        "missing-appearance": { "level": "note" },
        "unused-ignore": {},
        "sample": { "isLoud": true, "limit": -2.5e1, "word": "\\u00e9", "names": ["a", "*"] } } }
      """
    ).rules
    #expect(rules["single-value"]?.level == .off)
    #expect(rules["missing-appearance"]?.level == .note)
    #expect(rules["unused-ignore"]?.level == nil)
    #expect(rules["duplicate-slot"] == nil)
    #expect(rules["sample"]?.level == nil)
    #expect(
      rules["sample"]?.options == [
        "isLoud": .boolean(true), "limit": .number(-25), "word": .text("é"),
        "names": .texts(["a", "*"]),
      ])
  }

  @Test("An entry of 'ignore' is about one rule or all, and keeps its place")
  func ignores() throws {
    let ignores = try read(
      """
      { "ignore": [
        { "rule": "single-value", "color": "Brand/*", "reason": "the brand" },
        { "reason": "old", "color": "Old" } ] }
      """
    ).ignores
    #expect(ignores.map(\.rule) == ["single-value", nil])
    #expect(ignores.map(\.color.text) == ["Brand/*", "Old"])
    #expect(ignores.map(\.reason) == ["the brand", "old"])
    #expect(ignores.map { position($0.location) } == [[2, 3], [3, 3]])
  }

  @Test("An entry of 'darkOnly' keeps its reason and its place")
  func darkOnly() throws {
    let entries = try read(
      "{ \"darkOnly\": [ { \"color\": \"Player/*\", \"reason\": \"films\" } ] }"
    ).darkOnly
    #expect(entries.map(\.color.text) == ["Player/*"])
    #expect(entries.map(\.reason) == ["films"])
    #expect(entries.map { position($0.location) } == [[1, 17]])
    #expect(entries.map { $0.matches("Player/A") } == [true])
    #expect(entries.map { $0.matches("Other") } == [false])
  }

  @Test("A role has one name or several, and a color may have several roles")
  func roles() throws {
    let configuration = try read(
      """
      { "roles": { "status": ["S/*", "Done"], "text": "T/*", "key": [], "component": "T/Box" } }
      """)
    #expect(configuration.roles[.status]?.map(\.pattern.text) == ["S/*", "Done"])
    #expect(configuration.roles[.status]?.map { position($0.location) } == [[1, 25], [1, 32]])
    #expect(configuration.roles[.key]?.isEmpty == true)
    #expect(configuration.roles[.background] == nil)
    #expect(configuration.roles(of: "T/Box") == [.text, .component])
    #expect(configuration.roles(of: "Done") == [.status])
    #expect(configuration.roles(of: "Other") == [])
  }

  @Test("A pair has a text style, or a size and a weight, or neither")
  func pairs() throws {
    let pairs = try read(
      """
      { "pairs": [
        { "foreground": "A", "background": "B", "textStyle": "caption2" },
        { "minimum": 21, "weight": "ultraLight", "size": 14.5, "background": "B", "foreground": "A/*",
          "appearances": ["darkHighContrast", "light"] },
        { "foreground": "A", "background": "B", "textStyle": "body", "weight": "bold" },
        { "foreground": "A", "background": "B" },
      ] }
      """
    ).pairs
    #expect(pairs.map(\.foreground.pattern.text) == ["A", "A/*", "A", "A"])
    #expect(pairs.map(\.background.pattern.text) == ["B", "B", "B", "B"])
    #expect(pairs.map(\.textStyle) == [.caption2, nil, .body, nil])
    #expect(pairs.map(\.size) == [nil, 14.5, nil, nil])
    #expect(pairs.map(\.weight) == [nil, .ultraLight, .bold, nil])
    #expect(pairs.map(\.minimum) == [nil, 21, nil, nil])
    #expect(pairs.map(\.appearances) == [nil, [.darkHighContrast, .light], nil, nil])
    #expect(pairs.map { position($0.location) } == [[2, 3], [3, 3], [5, 3], [6, 3]])
    #expect(position(pairs[0].foreground.location) == [2, 19])
    #expect(position(pairs[0].background.location) == [2, 38])
  }

  @Test("A group of distinct colors has two names or a pattern")
  func distinct() throws {
    let groups = try read(
      """
      { "distinct": [
        { "name": "states", "colors": ["A", "B", "C"], "minimum": 12.5 },
        { "colors": ["Chart/*"], "reason": "lines of a chart" } ] }
      """
    ).distinct
    #expect(groups.map { $0.colors.map(\.pattern.text) } == [["A", "B", "C"], ["Chart/*"]])
    #expect(groups.map(\.name) == ["states", nil])
    #expect(groups.map(\.reason) == [nil, "lines of a chart"])
    #expect(groups.map(\.minimum) == [12.5, nil])
    #expect(groups.map { position($0.location) } == [[2, 3], [3, 3]])
    #expect(position(groups[0].colors[1].location) == [2, 39])
  }

  @Test("The configuration of the sample is read whole")
  func sample() throws {
    let file = Checkout.url.appendingPathComponent("SampleCatalog/.colorset.json").path
    let configuration = try ConfigurationReader.read(file)
    #expect(configuration.pairs.count == 15)
    #expect(configuration.roles.count == 5)
    #expect(configuration.elevated.count == 1)
    #expect(configuration.roles(of: "Link Text") == [.interactive])
  }

  @Test("No rule has an option whose key means something else", arguments: Rule.all)
  func optionNames(_ rule: Rule) {
    #expect(!rule.options.map(\.name).contains("level"))
  }
}
