import ColorSetCompiler
import Foundation
import Testing

/// The checks for the tests of apps.
@Suite struct CatalogCheckTests {
  private static let sample = "../../../SampleCatalog/Colors.xcassets"

  @Test("The sample passes, also from a file's folder, with a missing rule asked for")
  func sample() throws {
    let check = CatalogCheck(catalogs: [Self.sample], from: #filePath)
    #expect(try check.findings().isEmpty)
    #expect(try check.findings(only: ["single-value", "missing-appearance"]).isEmpty)
  }

  @Test("The contrast of declared pairs can be asked for, as ratios in each appearance")
  func contrasts() throws {
    let contrasts = try CatalogCheck(catalogs: [Self.sample], from: #filePath).contrasts()
    #expect(contrasts.count >= 15 * 4)
    #expect(contrasts.allSatisfy { $0.isEnough })
    let primary = try #require(contrasts.first)
    #expect(primary.foreground == "Text/Primary")
    #expect(primary.background == "Surface/Base")
    #expect(primary.appearance == "light")
    #expect(primary.required == 4.5)
    #expect(primary.ratio > 10)
    #expect("\(primary)".hasPrefix("Text/Primary on Surface/Base, light: 1"))
    #expect("\(primary)".hasSuffix(" of 4.5"))
    let headline = try #require(contrasts.last { $0.foreground == "Status/OnDanger" })
    #expect(headline.required == 4.5)
  }

  @Test("A finding tells the rule, the color, the place, and what to do")
  func finding() throws {
    let folder = try CheckedFolder()
    defer { folder.remove() }
    try folder.addRedInOneValue()
    let check = CatalogCheck(catalogs: [folder.path], configuration: .none)
    let findings = try check.findings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == "single-value")
    #expect(finding.level == .error)
    #expect(finding.color == "Red")
    #expect(finding.path.hasSuffix("Colors.xcassets/Red.colorset/Contents.json"))
    #expect(finding.line == 1 && finding.column == 16)
    let start = "\(finding.path):1:16: error: \(finding.message) (single-value)"
    #expect(finding.description.hasPrefix(start))
    #expect("\(findings)".contains(start), "what a failed expectation prints")
    #expect(try check.findings(skipping: ["single-value"]).isEmpty)
  }

  @Test("Rules that are off can be asked for, and notes on request")
  func levels() throws {
    let folder = try CheckedFolder()
    defer { folder.remove() }
    try folder.add("Blank", #"{ "colors" : [ { "idiom" : "universal" } ] }"#)
    try folder.add("Good", CheckedFolder.lightAndDark)
    let check = CatalogCheck(catalogs: [folder.path], configuration: .none)
    #expect(try check.findings().isEmpty)
    #expect(try check.findings(atLeast: .note).map(\.rule) == ["blank-set"])
    #expect(try check.findings(only: ["blank-set"]).map(\.level) == [.note])
    let asked = try check.findings(only: ["missing-high-contrast"])
    #expect(Set(asked.map(\.color)) == ["Good"])
    #expect(asked.allSatisfy { $0.level == .warning })
  }

  @Test("The nearest configuration holds unless another is named")
  func configuration() throws {
    let folder = try CheckedFolder()
    defer { folder.remove() }
    try folder.addRedInOneValue()
    try folder.write(#"{ "rules": { "single-value": "off" } }"#, to: ".colorset.json")
    try folder.write(#"{ "rules": { "single-value": "warning" } }"#, to: "other.json")
    let make = {
      CatalogCheck(catalogs: ["Colors.xcassets"], from: folder.path + "/x", configuration: $0)
    }
    #expect(try make(.nearest).findings().isEmpty)
    #expect(try make(.none).findings().map(\.level) == [.error])
    #expect(try make(.file("other.json")).findings().map(\.level) == [.warning])
    #expect(throws: (any Error).self) { try make(.file("none.json")).findings() }
  }

  @Test("An id that no rule has is an error with the nearest one")
  func unknownRule() {
    let check = CatalogCheck(catalogs: [Self.sample], from: #filePath)
    let error = #expect(throws: UnknownRuleError.self) {
      try check.findings(only: ["single-values"])
    }
    #expect(error?.description == "'single-values' is not a rule; did you mean 'single-value'?")
    #expect(throws: UnknownRuleError.self) { try check.findings(skipping: ["zebra"]) }
  }

  @Test("The list of rules is that of the command, and a path that is not there is an error")
  func lists() {
    #expect(CatalogCheck.rules == Rule.all.map(\.id))
    let error = #expect(throws: (any Error).self) {
      try CatalogCheck(catalogs: ["none"], from: #filePath).findings()
    }
    #expect(error.map { "\($0)".hasSuffix("none: there is no such file or folder") } == true)
  }
}

/// A folder with a catalog for one test.
private struct CheckedFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("colorset-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  static let lightAndDark = """
    { "colors" : [ { "idiom" : "universal", "color" : \(components("0xFF")) },
      { "idiom" : "universal", "color" : \(components("0x80")),
        "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ] } ],
      "info" : { "author" : "xcode", "version" : 1 } }
    """

  private static func components(_ red: String) -> String {
    #"{ "color-space" : "srgb", "components" : { "red" : "\#(red)", "green" : "0x00", "blue" : "0x00", "alpha" : "1.000" } }"#
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func add(_ name: String, _ contents: String) throws {
    try write(contents, to: "Colors.xcassets/\(name).colorset/Contents.json")
  }

  func addRedInOneValue() throws {
    try add(
      "Red",
      #"{ "colors" : [ { "idiom" : "universal", "color" : \#(Self.components("0xFF")) } ], "info" : { "author" : "xcode", "version" : 1 } }"#
    )
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
