import Foundation
import Testing

/// `rules`.
@Suite(.folder) struct RulesTests {
  private let folder = TestFolder.current

  @Test("It lists rules with their levels")
  func list() throws {
    let outcome = try folder.run("rules")
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("single-value ") && $0.contains(" error ") })
    #expect(lines == lines.sorted())
  }

  @Test("It explains one rule")
  func page() throws {
    let outcome = try folder.run("rules", "single-value")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("single-value (error)\n"))
    #expect(outcome.output.contains("▶{"))
  }

  @Test("A rule that is not there is a usage error with the nearest one")
  func unknown() throws {
    let outcome = try folder.run("rules", "single-valu")
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("did you mean 'single-value'?"))
    #expect(try folder.run("rules", "single-value", "missing-appearance").exitCode == 2)
  }
}
