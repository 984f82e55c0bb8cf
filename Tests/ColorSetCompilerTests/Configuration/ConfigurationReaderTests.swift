import ColorSetCompiler
import Foundation
import Testing

/// What a configuration says, and what is wrong with it.
@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> Configuration {
    try FileFolder.use { folder throws in
      try folder.write(text, to: "settings.json")
      return try ConfigurationReader.read(folder.path("settings.json"))
    }
  }

  private func error(_ text: String) throws -> ConfigurationError {
    try #require(throws: ConfigurationError.self) { try read(text) }
  }

  @Test(
    "An empty object, or one with only a version, says nothing",
    arguments: ["{}", #"{"version":1}"#])
  func empty(text: String) throws {
    let configuration = try read(text)
    #expect(configuration.output == nil && configuration.name == nil)
    #expect(configuration.access == nil && configuration.runtime == nil)
    #expect(configuration.elevated.isEmpty)
    #expect(configuration.path?.hasSuffix("/settings.json") == true)
  }

  @Test("Every key is read, whatever their order")
  func everything() throws {
    let configuration = try read(
      """
      { "ignore": [], "elevated": { "Surface/*": "Surface/*Elevated", "Sheet": "Raised" },
        "generate": { "runtime": "embedded", "extensions": true, "access": "package",
          "name": "Theme", "output": "/absolute/./x/../Colors.swift" },
        "rules": { "single-value": "off" }, "extends": [], "roles": { "text": ["*"] },
        "pairs": [ { "foreground": "A", "background": "B" } ], "distinct": [], "darkOnly": [],
        "version": 1 }
      """)
    #expect(configuration.output == "/absolute/Colors.swift")
    #expect(configuration.name == "Theme")
    #expect(configuration.access == .package)
    #expect(configuration.runtime == .embedded)
    #expect(configuration.extensions == true)
    #expect(configuration.rules["single-value"]?.level == .off)
    #expect(configuration.pairs.count == 1)
    let elevated = configuration.elevated
    #expect(elevated.map { $0.partner(of: "Surface/Card") } == ["Surface/CardElevated", nil])
    #expect(elevated.map { $0.partner(of: "Sheet") } == [nil, "Raised"])
  }

  @Test("Comments, trailing commas, a byte-order mark and CRLF may stand in it")
  func lenient() throws {
    let configuration = try read(
      "\u{FEFF}// about\r\n{ /* the\r\n name */ \"generate\": { "
        + "\"name\": \"A\" /**/ , }, // end\r\n}\r\n//")
    #expect(configuration.name == "A")
    #expect(try read("{\"generate\":{\"name\":\"A\",},}").name == "A")
  }

  @Test("A mark of a comment inside a string is text")
  func commentInString() throws {
    let configuration = try read(#"{ "elevated": { "a//b": "c//d", "x/*y": "/*z" } }"#)
    #expect(configuration.elevated[0].partner(of: "a//b") == "c//d")
    #expect(configuration.elevated[1].partner(of: "x/1y") == "/1z")
  }

  @Test("The output is seen from the file")
  func output() throws {
    try FileFolder.use { folder throws in
      for (output, path) in [
        ("Colors.swift", "sub/Colors.swift"), ("./a/../Colors.swift", "sub/Colors.swift"),
        ("../Colors.swift", "Colors.swift"), ("deep/Colors.swift", "sub/deep/Colors.swift"),
      ] {
        try folder.write(
          "{ \"generate\": { \"output\": \"\(output)\" } }", to: "sub/.colorset.json")
        let configuration = try ConfigurationReader.read(folder.path("sub/.colorset.json"))
        #expect(configuration.output == folder.path(path))
      }
    }
  }

  @Test(
    "What is wrong is told with its line and column",
    arguments: [
      ("", 1, 1, ["empty"]),
      ("[]", 1, 1, ["an array", "an object"]),
      ("\n 5", 2, 2, ["a number", "an object"]),
      ("{\n  \"version\" 1 }", 2, 13, ["':'"]),
      ("{ \"a\": 1 ", 1, 10, ["'}'"]),
      ("{} x", 1, 4, ["'x'"]),
      ("{ \"generate\": { name: 1 } }", 1, 17, ["double quotes"]),
      ("{ /* never\n closed }", 1, 3, ["comment"]),
      ("{ \"version\": 2 }", 1, 14, ["'version'", "1"]),
      ("{ \"version\": null }", 1, 14, ["'version'"]),
      ("{ // ü\n\t\"generat\": {} }", 2, 2, ["'generat'", "did you mean 'generate'?"]),
      ("{ \"é\": 1, \"verison\": 1 }", 1, 3, ["'é'"]),
      ("{ \"version\": 1, \"zebra\": 1 }", 1, 17, ["'zebra'", "version, extends, generate"]),
      ("{ \"version\": 1, \"version\": 1 }", 1, 17, ["'version'", "twice"]),
      ("{ \"generate\": true }", 1, 15, ["'generate'", "a boolean", "an object"]),
      ("{ \"generate\": { \"nmae\": \"A\" } }", 1, 17, ["'nmae'", "did you mean 'name'?"]),
      ("{ \"generate\": { \"Output\": \"A\" } }", 1, 17, ["did you mean 'output'?"]),
      ("{ \"generate\": { \"version\": 1 } }", 1, 17, ["output, name, access, runtime"]),
      ("{ \"generate\": { \"name\": null } }", 1, 25, ["'name'", "null", "a string"]),
      ("{ \"generate\": {\n \"output\": [ 1 ] } }", 2, 12, ["'output'", "an array"]),
      ("{ \"generate\": { \"name\": \"1st\" } }", 1, 25, ["'1st'", "identifier"]),
      ("{ \"generate\": { \"name\": \"\" } }", 1, 25, ["''", "identifier"]),
      ("{ \"generate\": { \"name\": \"self\" } }", 1, 25, ["'self'", "keyword"]),
      ("{ \"generate\": { \"access\": \"open\" } }", 1, 27, ["'open'", "package, public"]),
      ("{ \"generate\": { \"access\": 1 } }", 1, 27, ["'access'", "a number"]),
      ("{ \"generate\": { \"runtime\": \"\" } }", 1, 28, ["module, embedded"]),
      ("{ \"elevated\": [] }", 1, 15, ["'elevated'", "an array"]),
      ("{ \"elevated\": { \"A\": 1 } }", 1, 22, ["'A'", "a number"]),
      ("{ \"elevated\": { \"A*\": \"B\" } }", 1, 23, ["'A*'", "'B'", "'*'"]),
      ("{ \"elevated\": { \"*A*\": \"*B*\" } }", 1, 24, ["'*'"]),
      ("{ \"elevated\": { \"A\": \"B\", \"A\": \"C\" } }", 1, 27, ["'A'", "twice"]),
    ])
  func errors(text: String, line: Int32, column: Int32, parts: [String]) throws {
    let error = try error(text)
    #expect(error.position == TextPosition(line: line, column: column))
    #expect(error.path.hasSuffix("/settings.json"))
    for part in parts { #expect(error.message.contains(part), "\(error.message)") }
    #expect(error.description == "\(error.path):\(line):\(column): error: \(error.message)")
  }

  @Test("A version as a string is not the number 1")
  func versionAsString() throws {
    let isRefused: Bool
    do {
      _ = try read(#"{ "version": "1" }"#)
      isRefused = false
    } catch is ConfigurationError {
      isRefused = true
    }
    #expect(isRefused)
  }

  @Test(
    "An output without a name, or with a byte that ends names, is told with its place",
    arguments: ["", #"x\u0000y.swift"#])
  func emptyOutput(output: String) throws {
    let configuration = try? read("{ \"generate\": { \"output\": \"\(output)\" } }")
    #expect(configuration == nil)
  }

  @Test("Control characters of a key do not reach the terminal")
  func controlCharacters() throws {
    let error = try error("{ \"a\\u001b[31m\": 1 }")
    #expect(!error.message.contains("\u{1B}"))
    #expect(error.message.contains("\\u{1B}[31m"))
  }

  @Test("A file that is not there, or is a folder, is an error of files")
  func files() throws {
    try FileFolder.use { folder throws in
      for (path, reason) in [
        (folder.path("missing.json"), "no such configuration"), (folder.path, "folder"),
      ] {
        let error = try #require(throws: FileError.self) { try ConfigurationReader.read(path) }
        #expect(error.path == path)
        #expect(error.message.contains(reason))
      }
    }
  }
}
