import ColorSetCompiler
import Foundation
import Testing

/// What `lint --fix` makes of color sets.
@Suite struct MendTests {
  private static let path = "Accent.colorset/Contents.json"

  /// Mends a color set and says what becomes of its text.
  private func mended(
    _ text: String, proposes: Bool, only: Set<String>? = nil, configuration: String = ""
  ) throws -> String {
    let result = try MendedCatalog(
      [Self.path: text], proposes: proposes, only: only, configuration: configuration)
    #expect(result.secondCount == 0)
    return result.changed[Self.path] ?? text
  }

  @Test(
    "The findings of a rule are mended, nothing else changes, and none is left",
    arguments: MendCase.removals + MendCase.values)
  func table(_ example: MendCase) throws {
    let before = MendCase.file(example.before)
    let result = try MendedCatalog(
      [Self.path: before], proposes: !example.isSafe, only: [example.rule])
    let isMended = example.before != example.after
    #expect((result.changed[Self.path] ?? before) == MendCase.file(example.after))
    #expect(result.found.after.isEmpty == isMended || result.found.before.isEmpty)
    #expect((result.count > 0) == isMended)
    #expect(result.secondCount == 0)
    if example.isSafe { #expect(result.values.before == result.values.after) }
  }

  @Test("A proposal is not made by a safe run", arguments: MendCase.removals + MendCase.values)
  func safeOnly(_ example: MendCase) throws {
    if example.isSafe { return }
    let result = try MendedCatalog(
      [Self.path: MendCase.file(example.before)], proposes: false, only: [example.rule])
    #expect(result.changed.isEmpty && result.count == 0)
  }

  @Test("Marks and versions of files, and keys of catalogs, are mended")
  func files() throws {
    let slots = #"{"color":{"platform":"universal","reference":"labelColor"}}"#
    let info = #""info":{"author":"xcode","version":1}"#
    let result = try MendedCatalog(
      [
        "A.colorset/Contents.json": "\u{FEFF}{\"colors\":[\(slots)],\(info)}",
        "B.colorset/Contents.json":
          #"{"colors":[\#(slots)],"info":{"author":"xcode","version":"1"}}"#,
        "C.colorset/Contents.json":
          #"{"colors":[\#(slots)],"info":{"author":"xcode","version":"2.0"}}"#,
        "Contents.json": "{\(info),\"properties\":{\"provides-namespace\":true}}",
        "Group/Contents.json": "{\(info),\"properties\":{\"provides-namespace\":true,},}",
      ], proposes: false)
    #expect(
      result.changed == [
        "A.colorset/Contents.json": "{\"colors\":[\(slots)],\(info)}",
        "B.colorset/Contents.json": "{\"colors\":[\(slots)],\(info)}",
        "Contents.json": "{\(info)}",
        "Group/Contents.json": "{\(info),\"properties\":{\"provides-namespace\":true}}",
      ])
    #expect(result.values.before == result.values.after)
    #expect(result.found.after.map(\.rule) == ["wrong-version"])
  }

  @Test("A key beside 'provides-namespace' in a catalog's file stays")
  func otherProperty() throws {
    let result = try MendedCatalog(
      [
        "A.colorset/Contents.json": MendCase.file(#"{ "idiom" : "watch", "color" : #FFFFFF }"#),
        "Contents.json":
          #"{ "properties" : { "provides-namespace" : true, "compression-type" : "automatic" } }"#,
      ], proposes: false)
    #expect(
      result.changed == [
        "Contents.json": #"{ "properties" : { "compression-type" : "automatic" } }"#
      ])
  }

  @Test("A file that is no JSON is never changed")
  func broken() throws {
    let text = MendCase.file(#"{ "idiom" : "universal", "color" : #FFFFFF }, }"#)
    #expect(try mended(text, proposes: true) == text)
  }

  @Test("Findings that are ignored, or of another rule than was asked for, are left alone")
  func filtered() throws {
    let text = MendCase.file(#"{ "idiom" : "universal", "color" : #FFFFFF }"#)
    #expect(try mended(text, proposes: true, only: ["blank-slot"]) == text)
    for configuration in [
      #"{ "ignore": [ { "rule": "single-value", "color": "Accent", "reason": "x" } ] }"#,
      #"{ "rules": { "single-value": "off" } }"#,
      #"{ "darkOnly": [ { "color": "Accent", "reason": "x" } ] }"#,
    ] {
      #expect(try mended(text, proposes: true, configuration: configuration) == text)
    }
    #expect(try mended(text, proposes: true) != text)
  }

  @Test(
    "The examples of all rules: safe mends change no value that can be read, and none is made twice",
    arguments: Rule.all.flatMap { rule in rule.triggering.map { (rule.id, $0) } })
  func examples(rule: String, example: RuleExample) throws {
    if example.files.contains(where: \.isBesideCatalog) { return }
    let files = Dictionary(
      example.files.map { ($0.diskPath, $0.diskText) }, uniquingKeysWith: { first, _ in first })
    if !files.keys.contains(where: { $0.contains("olorset/") }) { return }
    let configuration = example.configuration.filter { $0 != RuleExample.File.marker }
    let safe = try MendedCatalog(files, proposes: false, configuration: configuration)
    #expect(safe.values.before == safe.values.after)
    #expect(safe.secondCount == 0)
    let proposed = try MendedCatalog(files, proposes: true, configuration: configuration)
    #expect(proposed.secondCount == 0 || rule == "low-contrast")
    for text in proposed.changed.values {
      #expect(ParsedJSON(Array(text.utf8), .catalog).error == nil)
    }
  }
}
