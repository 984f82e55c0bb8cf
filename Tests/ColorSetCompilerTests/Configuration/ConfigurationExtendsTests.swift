import ColorSetCompiler
import Testing

/// Configurations that others build on.
@Suite struct ConfigurationExtendsTests {
  private func read(_ files: [String: String], _ path: String = "app/.colorset.json") throws
    -> Configuration
  {
    try FileFolder.use { folder throws in
      for (name, text) in files { try folder.write(text, to: name) }
      return try ConfigurationReader.read(folder.path(path), rules: SampleRule.all)
    }
  }

  private func error(_ files: [String: String]) throws -> ConfigurationError {
    try #require(throws: ConfigurationError.self) { try read(files) }
  }

  /// The file and the place of an error, without the folder of the test.
  private func place(_ error: ConfigurationError) -> String {
    let file = error.path.split(separator: "/").suffix(2).joined(separator: "/")
    return "\(file):\(error.position.line):\(error.position.column)"
  }

  @Test("What the file does not say, the one that it extends does")
  func inherited() throws {
    let configuration = try read([
      "base.json": """
      { "generate": { "name": "Base", "access": "public", "runtime": "embedded" } }
      """,
      "app/.colorset.json": """
      { "generate": { "access": "package" }, "extends": "../base.json" }
      """,
    ])
    #expect(configuration.name == "Base")
    #expect(configuration.access == .package)
    #expect(configuration.runtime == .embedded)
    #expect(configuration.path?.hasSuffix("app/.colorset.json") == true)
    #expect(configuration.origins["generate", "name"]?.path.hasSuffix("/base.json") == true)
    #expect(configuration.origins["generate", "access"]?.path.hasSuffix("/.colorset.json") == true)
  }

  @Test("An output is seen from the file that names it")
  func output() throws {
    try FileFolder.use { folder throws in
      try folder.write(#"{ "generate": { "output": "gen/C.swift" } }"#, to: "shared/base.json")
      try folder.write(#"{ "extends": "../shared/base.json" }"#, to: "app/c.json")
      let configuration = try ConfigurationReader.read(folder.path("app/c.json"))
      #expect(configuration.output == folder.path("shared/gen/C.swift"))
    }
  }

  @Test("Rules are joined, level and options each by itself")
  func rules() throws {
    let rules = try read([
      "base.json": """
      { "rules": { "sample": { "level": "error", "limit": 3, "isLoud": true },
        "single-value": "off", "missing-appearance": "note" } }
      """,
      "app/.colorset.json": """
      { "extends": "../base.json", "rules": { "sample": { "limit": 7 },
        "missing-appearance": "warning", "unused-ignore": "off" } }
      """,
    ]).rules
    #expect(rules["sample"]?.level == .error)
    #expect(rules["sample"]?.options == ["limit": .number(7), "isLoud": .boolean(true)])
    #expect(rules["single-value"]?.level == .off)
    #expect(rules["missing-appearance"]?.level == .warning)
    #expect(rules["unused-ignore"]?.level == .off)
  }

  @Test(
    "Roles, elevated partners and aliases are replaced by key, and the file's own patterns come first"
  )
  func keys() throws {
    let configuration = try read([
      "base.json": """
      { "roles": { "text": ["A", "B"], "status": "S", "key": "K" },
        "elevated": { "Old": "OldTop", "*": "*Base" }, "aliases": { "A": "B", "C": "D" } }
      """,
      "app/.colorset.json": """
      { "extends": "../base.json", "roles": { "text": "C", "key": [] },
        "elevated": { "*": "*Top", "New": "NewTop" }, "aliases": { "A": "E" } }
      """,
    ])
    #expect(configuration.roles[.text]?.map(\.pattern.text) == ["C"])
    #expect(configuration.roles[.status]?.map(\.pattern.text) == ["S"])
    #expect(configuration.roles[.key]?.isEmpty == true)
    #expect(configuration.elevated.map(\.name) == ["*", "New", "Old"])
    #expect(configuration.elevated.map(\.partner) == ["*Top", "NewTop", "OldTop"])
    #expect(configuration.aliases.patterns.map(\.name) == ["A", "C"])
    #expect(configuration.aliases.patterns.map(\.partner) == ["E", "D"])
  }

  @Test("Arrays are appended to, and every entry keeps the place in its own file")
  func arrays() throws {
    func text(_ name: String, _ extends: String = "") -> String {
      """
      { \(extends)
        "ignore": [ { "color": "\(name)", "reason": "r" } ],
        "darkOnly": [ { "color": "\(name)", "reason": "r" } ],
        "pairs": [ { "foreground": "\(name)", "background": "B" } ],
        "distinct": [ { "colors": ["\(name)", "D"], "reason": "r" } ] }
      """
    }
    let configuration = try read([
      "base.json": text("Base"),
      "app/.colorset.json": text("App", "\"extends\": \"../base.json\","),
    ])
    #expect(configuration.ignores.map(\.color.text) == ["Base", "App"])
    #expect(configuration.darkOnly.map(\.color.text) == ["Base", "App"])
    #expect(configuration.pairs.map(\.foreground.pattern.text) == ["Base", "App"])
    #expect(configuration.distinct.map { $0.colors[0].pattern.text } == ["Base", "App"])
    #expect(configuration.ignores[0].location.path.hasSuffix("/base.json"))
    #expect(configuration.ignores[1].location.path.hasSuffix("/.colorset.json"))
  }

  @Test("Of several files the later wins, and one that several extend counts once")
  func several() throws {
    let configuration = try read([
      "root.json": """
      { "generate": { "name": "Root", "access": "public" },
        "ignore": [ { "color": "R", "reason": "r" } ] }
      """,
      "one.json": #"{ "extends": "root.json", "generate": { "name": "One" } }"#,
      "two.json": #"{ "extends": "./root.json", "generate": { "runtime": "embedded" } }"#,
      "app/.colorset.json": #"{ "extends": ["../one.json", "../two.json"] }"#,
    ])
    #expect(configuration.name == "One")
    #expect(configuration.access == .public)
    #expect(configuration.runtime == .embedded)
    #expect(configuration.ignores.count == 1)
  }

  @Test("Many files that each extend the next twice take no longer than one after the other")
  func diamonds() throws {
    var files = ["app/.colorset.json": #"{ "extends": ["../a1.json", "../b1.json"] }"#]
    for level in 1...14 {
      for letter in ["a", "b"] {
        files["\(letter)\(level).json"] =
          "{ \"extends\": [\"a\(level + 1).json\", \"b\(level + 1).json\"] }"
      }
    }
    files["a15.json"] = #"{ "generate": { "name": "Deep" } }"#
    files["b15.json"] = "{}"
    let all = files
    #expect(try read(all).name == "Deep")
  }

  @Test("Files may extend each other sixteen deep, and no deeper", arguments: [16, 17])
  func depth(count: Int) throws {
    var files = ["app/.colorset.json": #"{ "extends": "1.json" }"#]
    for number in 1..<count {
      files["app/\(number).json"] = "{\n  \"extends\": \"\(number + 1).json\" }"
    }
    files["app/\(count).json"] = #"{ "generate": { "name": "Last" } }"#
    if count == 16 {
      #expect(try read(files).name == "Last")
    } else {
      let error = try error(files)
      #expect(place(error) == "app/16.json:2:14")
      #expect(error.message.contains("'17.json'") && error.message.contains("16"))
    }
  }

  @Test("A circle is told where it closes")
  func cycles() throws {
    let itself = try error(["app/.colorset.json": #"{ "extends": "../app/.colorset.json" }"#])
    #expect(place(itself) == "app/.colorset.json:1:14")
    #expect(itself.message.contains("leads back"))
    let round = try error([
      "app/.colorset.json": #"{ "extends": ["../x/a.json"] }"#,
      "x/a.json": "{\n\"extends\": \"b.json\" }",
      "x/b.json": "{\n\n\"extends\": [ \"../app/.colorset.json\" ] }",
    ])
    #expect(place(round) == "x/b.json:3:14")
  }

  @Test("A circle by way of a link is one")
  func link() throws {
    try FileFolder.use { folder throws in
      try folder.write(#"{ "extends": "link.json" }"#, to: "c.json")
      try folder.link("link.json", to: "c.json")
      let error = try #require(throws: ConfigurationError.self) {
        try ConfigurationReader.read(folder.path("c.json"))
      }
      #expect(error.message.contains("leads back"))
    }
  }

  @Test("A file that is not there, or is a folder, is told at its name")
  func missing() throws {
    let missing = try error(["app/.colorset.json": #"{ "extends": [ "../nowhere.json" ] }"#])
    #expect(place(missing) == "app/.colorset.json:1:16")
    #expect(missing.message.contains("'../nowhere.json' cannot be extended"))
    #expect(missing.message.contains("no such configuration"))
    let folder = try error(["app/.colorset.json": #"{ "extends": "../app" }"#])
    #expect(place(folder) == "app/.colorset.json:1:14")
    #expect(folder.message.contains("cannot be read"))
  }

  @Test("A mistake in a file that is extended is told in that file")
  func mistake() throws {
    let error = try error([
      "base.json": "{\n  \"generat\": {} }",
      "app/.colorset.json": #"{ "extends": "../base.json" }"#,
    ])
    #expect(error.path.hasSuffix("/base.json"))
    #expect(error.position == TextPosition(line: 2, column: 3))
  }
}
