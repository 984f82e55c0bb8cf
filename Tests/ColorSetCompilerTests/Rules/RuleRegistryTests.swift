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

  @Test("What the stages report is a rule with that level, and what rules describe is reported")
  func reported() throws {
    let sources = Checkout.url.appendingPathComponent("Sources")
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)?.allObjects
        as? [URL])
    var reported: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /\brule: "([^"]*)"/) { reported.insert(String(match.1)) }
      for match in text.matches(of: /\.(error|warning|note),\s+rule: "([^"]*)"/) {
        let rule = Rule.named(String(match.2))
        #expect(rule?.level.rawValue == String(match.1), "\(match.2)")
      }
      if text.contains(/\brule: (Diagnostic\.)?unreadable\b/) {
        reported.insert(Diagnostic.unreadable)
      }
      for rule in Rule.all where text.contains("Rule.\(Self.constant(of: rule))\n") {
        reported.insert(rule.id)
      }
    }
    let described = Rule.all.filter { if case .whileReading = $0.check { true } else { false } }
    #expect(reported.subtracting(Rule.all.map(\.id)) == [])
    #expect(Set(described.map(\.id)).subtracting(reported) == [])
  }

  /// The name of a rule's constant, `unusedIgnore` for `unused-ignore`.
  private static func constant(of rule: Rule) -> String {
    rule.id.split(separator: "-").enumerated()
      .map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined()
  }

  @Test("Every rule says what, why and how, and shows it", arguments: Rule.all)
  func described(_ rule: Rule) {
    #expect(rule.id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil)
    #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix(".") && !rule.summary.contains("\n"))
    #expect(rule.summary.first?.isUppercase == true)
    #expect(rule.rationale.count > 80 && rule.rationale.hasSuffix("."))
    if let reason = rule.reasonForNoExamples {
      #expect(reason.count > 20 && !reason.hasSuffix("."))
      #expect(rule.triggering.isEmpty && rule.nonTriggering.isEmpty)
    } else {
      #expect(!rule.triggering.isEmpty)
      #expect(!rule.nonTriggering.isEmpty)
    }
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
