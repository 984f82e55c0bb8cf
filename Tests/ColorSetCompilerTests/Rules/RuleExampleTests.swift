import ColorSetCompiler
import Testing

@Suite struct RuleExampleTests {
  /// An example of a rule, with a title for the report of a failure.
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Rule
    let example: RuleExample
    let number: Int

    var testDescription: String { "\(rule.id), example \(number)" }
  }

  static func cases(_ examples: (Rule) -> [RuleExample]) -> [Case] {
    Rule.all.flatMap { rule in
      examples(rule).enumerated().map {
        Case(rule: rule, example: $0.element, number: $0.offset + 1)
      }
    }
  }

  @Test(
    "A triggering example has a finding at each marker, and nowhere else",
    arguments: cases { $0.triggering })
  func triggering(_ example: Case) throws {
    let checked = try CheckedExample(example.example, for: example.rule)
    #expect(!checked.expected.isEmpty, "the example has no marker")
    #expect(checked.found == checked.expected)
  }

  @Test(
    "What is found while reading counts as the rule says", arguments: cases { $0.triggering })
  func severity(_ example: Case) throws {
    guard case .whileReading = example.rule.check else { return }
    let checked = try CheckedExample(example.example, for: example.rule)
    for diagnostic in checked.diagnostics {
      #expect(diagnostic.severity == example.rule.level.severity)
    }
  }

  @Test("A non-triggering example has no finding", arguments: cases { $0.nonTriggering })
  func nonTriggering(_ example: Case) throws {
    let checked = try CheckedExample(example.example, for: example.rule)
    #expect(checked.expected.isEmpty, "the example has a marker")
    #expect(checked.found == [])
  }
}
