import ColorSetCompiler
import Testing

/// Colors that the configuration declares to be other ones under another name.
@Suite struct AliasTests {
  /// Looks with some rules at colors that are all the same.
  private func rules(_ names: [String], _ configuration: String) throws -> [String] {
    let slots = """
      { "idiom" : "universal", "color" : #0066CC }, { "idiom" : "universal", @dark, "color" : #4DA3FF }
      """
    var files: [String: String] = [:]
    for name in names { files["\(name).colorset/Contents.json"] = MendCase.file(slots) }
    return try ScratchCatalog.with(files) { path in
      let settings = try SampleRule.configuration(configuration)
      let compiler = Compiler(paths: [path], configuration: settings, threads: 1)
      return compiler.lint(try compiler.compile().palette)
        .filter { $0.rule != "symbol-shadows-member" }
        .map { $0.rule + " " + ($0.color ?? $0.variant) }.sorted()
    }
  }

  @Test("Colors that look alike are no finding when one is an alias of the other")
  func exempt() throws {
    let settings = """
      "rules": { "near-duplicate-colors": { "equal": true } },
      "roles": { "text": ["Title"], "interactive": ["Link"], "key": ["Tint"], "status": ["Info Success", "Bad Error"] }
      """
    let names = ["Title", "Link", "Tint", "Info Success", "Bad Error", "Plain"]
    let found = try rules(names, "{ \(settings) }")
    for rule in [
      "near-duplicate-colors Plain", "shared-interactive-color Link", "clashing-key-color Tint",
      "indistinct-status Info Success",
    ] {
      #expect(found.contains(rule), "\(found)")
    }
    let aliases = """
      "aliases": { "Title": "Link", "Link": "Tint", "Bad Error": "Tint", "Info Success": "Tint", "Plain": "Title" }
      """
    #expect(try rules(names, "{ \(settings), \(aliases) }").isEmpty)
  }

  @Test("A name that no color has is told of")
  func unmatched() throws {
    let found = try rules(["Link"], #"{ "aliases": { "Link": "Tnt", "Lin": "Link", "A*": "B*" } }"#)
    #expect(found == Array(repeating: "unmatched-pattern aliases", count: 3))
  }

  @Test("A name in full counts before a pattern, and before a pattern the one that stands first")
  func precedence() {
    let aliases = Aliases(
      [("A*", "B*"), ("*c", "*d"), ("Ac", "X")].compactMap { PartnerPattern(name: $0, partner: $1) }
    )
    #expect(aliases.target(of: "Ac") == "X")
    #expect(aliases.target(of: "Adc") == "Bdc")
    #expect(aliases.target(of: "xc") == "xd")
    #expect(aliases.target(of: "x") == nil)
  }

  @Test("A long chain of aliases is one color, and is read in time")
  func chain() throws {
    let entries = (0..<2_000).map { #""C\#($0)": "C\#($0 + 1)""# }.joined(separator: ", ")
    let aliases = try SampleRule.configuration("{ \"aliases\": { \(entries) } }").aliases
    #expect(aliases.join("C0", "C2000") && aliases.join("C7", "C1999"))
    #expect(!aliases.join("C0", "C2001"))
  }

  @Test("A pattern that makes ever longer names ends")
  func endless() throws {
    #expect(try rules(["A", "B", "Ax"], ##"{ "aliases": { "*": "*x" } }"##).isEmpty)
  }
}
