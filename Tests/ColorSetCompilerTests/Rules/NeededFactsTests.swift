import Foundation
import Testing

@testable import ColorSetCompiler

/// Facts that are gathered by a quick look may only err towards looking: where one is missing, a rule that needs it finds
/// nothing.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct NeededFactsTests {
  /// The facts that tell more than what slots are there.
  private static let quick: SlotFacts = [
    .adaptationGap, .highContrastGap, .reference, .displayP3, .mixedSpaces, .wholeAlpha,
    .beyondRange, .repeatedColor, .wide, .repeatedConditions,
  ]

  @Test("No rule finds anything in a color set that has not what the rule needs")
  func corpus() throws {
    let configuration = Configuration()
    let rules = Rule.all.map { ActiveRule(rule: $0, severity: .warning, options: [:]) }
    var (passed, looked) = (0, 0)
    for name in Corpus.repositories {
      let compiler = Compiler(paths: [SharedFolder.file("corpus/\(name)").path], threads: 2)
      let palette = try compiler.compile().palette
      for catalog in palette.catalogs {
        var resolver = ConditionResolver<ConditionFacts>()
        let source = SourceCache(of: catalog, canReadFiles: true)
        for index in catalog.colorSets.indices where !catalog.colorSets[index].isDamaged {
          let colorSet = catalog.colorSets[index]
          let resolved = resolver.resolve(colorSet.slots)
          let facts = SlotFacts(
            colorSet.slots, resolved, isLocalizable: colorSet.localizable != nil)
          let subject = RuleSubject(colorSet, resolved, facts, index: index, source: source)
          var findings = RuleFindings(rules, configuration, keepsNotes: true, isWhole: true)
          for (number, rule) in Rule.all.enumerated() {
            guard case .colorSet(let needed, let look) = rule.check else { continue }
            guard !facts.isSuperset(of: needed) else {
              looked += 1
              continue
            }
            // Whether a color set is blank, say, is for the facts alone to tell.
            guard !needed.subtracting(facts).isDisjoint(with: Self.quick) else { continue }
            passed += 1
            findings.current = number
            look(subject, &findings)
            #expect(
              !findings.diagnostics.contains { $0.rule == rule.id },
              "\(rule.id) has a finding in '\(colorSet.name)'")
          }
        }
      }
    }
    #expect(passed > 10_000)
    #expect(looked > 1_000)
  }
}
