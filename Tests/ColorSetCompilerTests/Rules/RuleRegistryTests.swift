import ColorSetCompiler
import Foundation
import Testing

@Suite struct RuleRegistryTests {
  @Test("Every file of a rule is registered, and every id is the file's name")
  func registered() throws {
    let folder = Checkout.url.appendingPathComponent("Sources/ColorSetCompiler/Rules")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects
        as? [URL])
    var declared: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let id = text.firstMatch(of: /= Rule\(\s+id: "([a-z0-9-]+)"/) else { continue }
      declared.insert(String(id.1))
      let name = file.deletingPathExtension().lastPathComponent
      let words = id.1.split(separator: "-").map { $0.lowercased() }.joined()
      #expect(name.lowercased() == words)
    }
    #expect(declared == Set(Rule.all.map(\.id)))
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
  }

  @Test("Every rule says what, why and how, and shows it", arguments: Rule.all)
  func described(_ rule: Rule) {
    #expect(rule.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.summary.first?.isUppercase == true)
    #expect(rule.rationale.count > 80 && rule.rationale.hasSuffix("."))
    #expect(!rule.triggering.isEmpty)
    #expect(!rule.nonTriggering.isEmpty)
  }

  @Test("The list of rules is sorted and names each with its level")
  func list() {
    let lines = RuleManual.list.split(separator: "\n")
    #expect(lines.count == Rule.all.count)
    for (line, rule) in zip(lines, Rule.all) {
      #expect(line.hasPrefix(rule.id + " "))
      #expect(line.contains(" \(rule.level.rawValue) "))
      #expect(line.hasSuffix(rule.summary))
    }
    #expect(Rule.all.map(\.id) == Rule.all.map(\.id).sorted())
  }

  @Test("The manual page of a rule has all of it", arguments: Rule.all)
  func page(_ rule: Rule) {
    let page = RuleManual.page(of: rule)
    #expect(page.hasPrefix("\(rule.id) (\(rule.level.rawValue))\n"))
    #expect(page.contains(rule.summary) && page.contains(rule.rationale))
    for option in rule.options { #expect(page.contains(option.name)) }
    for example in rule.triggering + rule.nonTriggering {
      for file in example.files { #expect(page.contains(file.path)) }
    }
  }
}
