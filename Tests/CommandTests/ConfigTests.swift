import Foundation
import Testing

/// `config`.
@Suite(.folder) struct ConfigTests {
  private let folder: TestFolder

  init() throws {
    folder = TestFolder.current
    try folder.makeFolder(".git")
    try folder.addColorSet("App/Colors.xcassets/Accent", Contents.plain)
  }

  @Test("Without a file all holds by default")
  func defaults() throws {
    let outcome = try folder.run("config")
    #expect(outcome.exitCode == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("\n    \"name\": \"Palette\", // default\n"))
    #expect(outcome.output.contains("\n    \"single-value\": \"error\", // default\n"))
    #expect(!outcome.output.contains("// from"))
    #expect(!outcome.output.contains("\"output\""))
  }

  @Test("It is the configuration of the path, and every value names its file and line")
  func origins() throws {
    try folder.write(
      "{\n \"rules\": { \"single-value\": \"note\" }, \"generate\": { \"name\": \"Root\" } }",
      to: ".colorset.json")
    try folder.write(
      "{ \"extends\": \"../.colorset.json\",\n\n \"generate\": { \"name\": \"App\","
        + " \"output\": \"Gen/C.swift\" } }", to: "App/.colorset.json")
    #expect(
      try folder.run("config").output.contains("\"name\": \"Root\", // from .colorset.json:2\n"))
    for path in ["App", "App/Colors.xcassets"] {
      let output = try folder.run("config", path).output
      #expect(output.contains("\"name\": \"App\", // from App/.colorset.json:3\n"))
      #expect(output.contains("\"output\": \"App/Gen/C.swift\", // from App/.colorset.json:3\n"))
      #expect(output.contains("\"single-value\": \"note\", // from .colorset.json:2\n"))
    }
    let inside = try folder.run("config", in: "App").output
    #expect(inside.contains("\"output\": \"Gen/C.swift\", // from .colorset.json:3\n"))
  }

  @Test("What is printed is a configuration with the same settings")
  func roundTrip() throws {
    try folder.write(
      """
      { "generate": { "output": "../C.swift", "access": "public" }, "rules": { "single-value": "off" },
        "roles": { "text": "A*" }, "ignore": [ { "color": "Old*", "reason": "r" } ] }
      """, to: "App/.colorset.json")
    let first = try folder.run("config", "App").output
    try folder.write(first, to: "printed.json")
    let second = try folder.run("config", "--config", "printed.json").output
    let withoutComments = { (text: String) in text.replacing(#/ // .*/#, with: "") }
    #expect(withoutComments(second) == withoutComments(first))
    #expect(first.contains("\"output\": \"C.swift\""))
    #expect(second.contains("\"color\": \"Old*\""))
  }

  @Test("--config and --no-config choose as in other commands")
  func options() throws {
    try folder.write(#"{ "generate": { "name": "Found" } }"#, to: ".colorset.json")
    try folder.write(#"{ "generate": { "name": "Named" } }"#, to: "x.json")
    #expect(
      try folder.run("config", "--config", "x.json").output.contains("\"Named\", // from x.json:1"))
    #expect(try folder.run("config", "--no-config").output.contains("\"Palette\", // default"))
    #expect(try folder.run("config", "--no-config", "--config", "x.json").exitCode == 2)
  }

  @Test("Mistakes and paths that are not there end with 2")
  func errors() throws {
    try folder.write("{\n\"extends\": \"nowhere.json\" }", to: ".colorset.json")
    let outcome = try folder.run("config")
    #expect(outcome.exitCode == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(".colorset.json:2:12: error: 'nowhere.json'"))
    let missing = try folder.run("config", "nowhere")
    #expect(missing.exitCode == 2)
    #expect(missing.errors == "colorset: error: nowhere: there is no such file or folder\n")
    #expect(try folder.run("config", "App", "App").errors.contains("one path at a time"))
    #expect(try folder.run("config", "").errors.contains("path is empty"))
  }

  @Test("The help explains every key and every choice")
  func help() throws {
    let help = try folder.run("help", "config").output
    for word in [
      "version", "extends", "generate", "output", "name", "access", "runtime", "extensions",
      "roles", "pairs", "foreground", "background", "textStyle", "size", "weight", "minimum",
      "appearances", "distinct", "colors", "reason", "elevated", "darkOnly", "rules", "ignore",
    ] {
      #expect(help.firstMatch(of: try Regex("\\n {2,4}\(word) ")) != nil, "\(word)")
    }
    for word in [
      "internal", "package", "public", "module", "embedded", "text", "background", "separator",
      "interactive", "status", "component", "key", "largeTitle", "title1", "subheadline",
      "caption2", "ultraLight", "black", "lightHighContrast", "darkHighContrast", "error",
      "warning", "note", "off", "level", "color",
    ] {
      #expect(help.firstMatch(of: try Regex("\\b\(word)\\b")) != nil, "\(word)")
    }
    for command in ["generate", "lint", "init"] {
      #expect(try folder.run("help", command).output.contains("'colorset help config'"))
    }
  }
}
