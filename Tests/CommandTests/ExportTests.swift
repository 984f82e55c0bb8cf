import Foundation
import Testing

/// The JSON of `export`, version 1: its keys, their order, and its values.
@Suite(.folder) struct ExportTests {
  private let folder = TestFolder.current

  /// A JSON text without the blanks between its parts; no string in these tests has one.
  private func packed(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test("Every key stands in its place and has its kind of value")
  func schema() throws {
    try folder.addNamespace("Colors.xcassets/Brand")
    try folder.addColorSet("Colors.xcassets/Brand/Accent", Self.accent)
    try folder.addColorSet("Colors.xcassets/Blank", #"{"colors":[{"idiom":"universal"}]}"#)
    try folder.addColorSet("Colors.xcassets/Nothing", #"{"colors":[]}"#)
    let outcome = try folder.run("export")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasSuffix("}\n"))
    #expect(packed(outcome.output) == packed(Self.exported))
    #expect((try JSONSerialization.jsonObject(with: outcome.bytes)) is [String: Any])
    #expect(try folder.run("export", "--format", "json", "--jobs", "3").bytes == outcome.bytes)
  }

  /// A set with all that a slot can say.
  private static let accent = """
    { "colors" : [
      { "idiom" : "universal", "color" : { "color-space" : "display-p3", "components" :
        { "red" : "0.500", "green" : "0xFF", "blue" : "51", "alpha" : "0.250" } } },
      { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
        "color" : { "platform" : "ios", "reference" : "labelColor" } },
      { "idiom" : "universal", "appearances" : [ { "appearance" : "contrast", "value" : "high" } ],
        "color" : { "reference" : "labelColor" } },
      { "idiom" : "universal", "appearances" : [ { "appearance" : "contrast", "value" : "high" },
        { "appearance" : "luminosity", "value" : "light" } ] },
    { "idiom" : "ipad", "subtype" : "mac-catalyst", "display-gamut" : "display-P3", "locale" : "de",
        "color" : { "color-space" : "extended-gray", "components" :
        { "white" : "-0.500", "alpha" : "1.000" } } },
      { "idiom" : "mac", "display-gamut" : "sRGB", "color" : { "color-space" : "gray-gamma-22",
        "components" : { "white" : "1.000", "alpha" : 1 } } }
    ], "info" : { "author" : "xcode", "version" : 1 } }
    """

  private static let exported = """
    { "version": 1,
      "colorSets": [
        { "name": "Blank", "symbol": "blank", "catalog": "Colors.xcassets",
          "path": "Colors.xcassets/Blank.colorset/Contents.json",
          "slots": [ { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
            "luminosity": null, "contrast": null, "value": null, "line": 1, "column": 12 } ],
          "resolved": { "light": null, "dark": null,
            "lightHighContrast": null, "darkHighContrast": null } },
        { "name": "Brand/Accent", "symbol": "Brand.accent", "catalog": "Colors.xcassets",
          "path": "Colors.xcassets/Brand/Accent.colorset/Contents.json",
          "slots": [
            { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
              "luminosity": null, "contrast": null, "value": \(accentValue), "line": 2, "column": 3 },
            { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
              "luminosity": "dark", "contrast": null,
              "value": { "platform": "ios", "reference": "labelColor" }, "line": 4, "column": 3 },
            { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
              "luminosity": null, "contrast": "high",
              "value": { "platform": null, "reference": "labelColor" }, "line": 6, "column": 3 },
            { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
              "luminosity": "light", "contrast": "high", "value": null, "line": 8, "column": 3 },
            { "idiom": "ipad", "subtype": "mac-catalyst", "gamut": "display-P3", "locale": "de",
              "luminosity": null, "contrast": null,
              "value": { "space": "extended-gray", "components": [-0.5], "alpha": 1,
                "hex": "#000000FF" }, "line": 10, "column": 1 },
            { "idiom": "mac", "subtype": null, "gamut": "sRGB", "locale": null,
              "luminosity": null, "contrast": null,
              "value": { "space": "gray-gamma-22", "components": [1], "alpha": 1,
                "hex": "#FFFFFFFF" }, "line": 13, "column": 3 } ],
          "resolved": {
            "light": \(accentValue),
            "dark": { "platform": "ios", "reference": "labelColor" },
            "lightHighContrast": { "platform": null, "reference": "labelColor" },
            "darkHighContrast": { "platform": "ios", "reference": "labelColor" } } },
        { "name": "Nothing", "symbol": "nothing", "catalog": "Colors.xcassets",
          "path": "Colors.xcassets/Nothing.colorset/Contents.json", "slots": [],
          "resolved": { "light": null, "dark": null,
            "lightHighContrast": null, "darkHighContrast": null } } ] }
    """

  /// Display P3 of 0.5, 1, 0.2 lies outside sRGB: by CSS Color 4 it is 0.213, 1.014, -0.239 there.
  private static let accentValue = """
    { "space": "display-p3", "components": [0.5, 1, 0.2], "alpha": 0.25, "hex": "#36FF0040" }
    """

  @Test("The help says what the JSON holds, key by key")
  func help() throws {
    let help = packed(try folder.run("help", "export").output)
    for part in [
      """
      { "version": 1,
        "colorSets": [
          { "name": "Brand/Accent", "symbol": "Brand.accent" or null,
            "catalog": "Colors.xcassets", "path": "Colors.xcassets/Brand/Accent.colorset/Contents.json",
            "slots": [ { "idiom": "universal", "subtype": null, "gamut": null, "locale": null,
                         "luminosity": null or "light" or "dark", "contrast": null or "high",
                         "value": VALUE, "line": 4, "column": 5 } ],
            "resolved": { "light": VALUE, "dark": VALUE,
                          "lightHighContrast": VALUE, "darkHighContrast": VALUE } } ] }
      """,
      """
      { "space": "display-p3", "components": [r, g, b] or [white], "alpha": a, "hex": "#RRGGBBAA" }
      """,
      #"{ "platform": "ios" or null, "reference": "labelColor" }"#,
    ] {
      #expect(help.contains(packed(part)))
    }
  }

  @Test("Sets stand in the order of catalog, then name, by code points")
  func order() throws {
    for name in ["b", "B", "a2", "a10", "é", "Z", "😀", "\u{FF5E}"] {
      try folder.addColorSet("Two.xcassets/\(name)", Contents.plain)
    }
    try folder.addColorSet("One.xcassets/y", Contents.plain)
    try folder.addColorSet("One.xcassets/Group/x", Contents.plain)
    let outcome = try folder.run("export", "Two.xcassets", "One.xcassets")
    let names = try exportedStrings("name", in: outcome)
    #expect(names == ["x", "y", "B", "Z", "a10", "a2", "b", "é", "\u{FF5E}", "😀"])
  }

  @Test("A set whose name another one has is printed too, without a symbol")
  func sameName() throws {
    try folder.addColorSet("A.xcassets/Ink", Contents.plain)
    try folder.addColorSet("B.xcassets/Ink", Contents.plain)
    let outcome = try folder.run("export")
    #expect(outcome.exitCode == 0)
    #expect(try exportedStrings("name", in: outcome) == ["Ink", "Ink"])
    #expect(try exportedStrings("symbol", in: outcome) == ["ink", nil])
    #expect(try exportedStrings("catalog", in: outcome) == ["A.xcassets", "B.xcassets"])
  }

  @Test("What can be read of a broken catalog is printed, and the exit code is 1")
  func broken() throws {
    try folder.addColorSet("Colors.xcassets/Bad", Contents.invalid)
    try folder.addColorSet("Colors.xcassets/Good", Contents.plain)
    try folder.addColorSet("Colors.xcassets/Worse", Contents.broken)
    let outcome = try folder.run("export")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errorLines.count == 2)
    let sets = try exportedSets(outcome)
    #expect(sets.map { $0["name"] as? String } == ["Bad", "Good", "Worse"])
    let slots = sets.map { $0["slots"] as? [[String: Any]] ?? [] }
    #expect(slots.map(\.count) == [2, 2, 0])
    #expect(slots[0][0]["value"] is NSNull)
    #expect(slots[0][1]["value"] is [String: Any])
    try folder.write("old", to: "out.json")
    #expect(try folder.run("export", "-o", "out.json").exitCode == 1)
    #expect(try folder.text("out.json") == outcome.output)
  }

  @Test(
    "Any name comes back from the JSON as it was",
    arguments: ["q\"\\b", "\u{1}\t\n\u{7F}\u{1F}", "é😀"])
  func names(name: String) throws {
    try folder.addColorSet("Colors.xcassets/\(name)", Contents.plain)
    let outcome = try folder.run("export")
    #expect(try exportedStrings("name", in: outcome) == [name])
    let path = "Colors.xcassets/\(name).colorset/Contents.json"
    #expect(try exportedStrings("path", in: outcome) == [path])
  }

  @Test("A file is only written when its content changes")
  func output() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let printed = try folder.run("export")
    let written = try folder.run("export", "-o", "colors.json")
    #expect(written.exitCode == 0)
    #expect(written.output.isEmpty)
    #expect(try folder.text("colors.json") == printed.output)
    let before = try folder.identity(of: "colors.json")
    #expect(try folder.run("export", "--output=colors.json").exitCode == 0)
    #expect(try folder.identity(of: "colors.json") == before)
    #expect(try folder.names() == ["Colors.xcassets", "colors.json"])
  }
}
