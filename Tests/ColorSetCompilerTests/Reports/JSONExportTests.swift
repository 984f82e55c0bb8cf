import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// The JSON of a palette; its keys and their order are tested with the command.
@Suite struct JSONExportTests {
  private func export(
    _ contents: String, named name: String = "Ink", request: ColorTraits = ColorTraits()
  ) throws -> String {
    try FileFolder.use { folder throws in
      try folder.write(contents, to: "C.xcassets/\(name).colorset/Contents.json")
      let compilation = try Compiler(paths: [folder.path]).compile()
      let bytes = JSONExport.write(compilation.palette, request: request)
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func values(_ json: String) throws -> [String: String] {
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let sets = try #require(object?["colorSets"] as? [[String: Any]])
    let resolved = try #require(sets.first?["resolved"] as? [String: [String: Any]])
    return resolved.compactMapValues { $0["reference"] as? String }
  }

  /// Four references tell which slot answered.
  private let four = """
    { "colors" : [
      { "color" : { "reference" : "aColor" } },
      { "color" : { "reference" : "dColor" }, "appearances" : [
        { "appearance" : "luminosity", "value" : "dark" } ] },
      { "color" : { "reference" : "hColor" }, "appearances" : [
        { "appearance" : "contrast", "value" : "high" } ] },
      { "color" : { "reference" : "dhColor" }, "appearances" : [
        { "appearance" : "contrast", "value" : "high" },
        { "appearance" : "luminosity", "value" : "dark" } ] }
    ] }
    """

  @Test(
    "Each appearance has its value, whatever appearance the request says",
    arguments: [.init(), .dark, .lightHighContrast] as [ColorTraits])
  func appearances(request: ColorTraits) throws {
    #expect(
      try values(export(four, request: request)) == [
        "light": "aColor", "dark": "dColor", "lightHighContrast": "hColor",
        "darkHighContrast": "dhColor",
      ])
  }

  @Test("A palette of nothing is a list of nothing")
  func empty() throws {
    let bytes = JSONExport.write(PaletteBuilder.build([]).0)
    let object = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    #expect(object?["version"] as? Int == 1)
    #expect((object?["colorSets"] as? [Any])?.isEmpty == true)
  }

  @Test("Texts are escaped as JSON wants it")
  func escapes() throws {
    let json = try export(four, named: "q\"\\\u{1}\n\u{7F}é")
    #expect(json.contains(#""name": "q\"\\\u0001\u000A\u007Fé""#))
  }

  @Test("Words that are not known are printed as they are written, and answer no request")
  func unknownWords() throws {
    let json = try export(
      """
      { "colors" : [ { "idiom" : "fridge", "subtype" : "large", "display-gamut" : "wide",
        "locale" : "tlh", "color" : { "reference" : "aColor" } } ] }
      """)
    #expect(
      json.contains(
        #""idiom": "fridge", "subtype": "large", "gamut": "wide", "locale": "tlh", "luminosity""#))
    #expect(json.contains(#""light": null"#))
  }

  @Test("It ends with a line feed, and each slot stands on a line of its own")
  func lines() throws {
    let json = try export(four)
    #expect(json.hasSuffix("}\n") && !json.hasSuffix("\n\n"))
    #expect(json.split(separator: "\n").filter { $0.contains("\"idiom\"") }.count == 4)
  }
}
