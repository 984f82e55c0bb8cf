import ColorSetCompiler
import Testing

/// What is wrong in configurations, and where.
@Suite struct WrongConfigurationTests {
  @Test("A mistake is told with its place and a way to mend it", arguments: WrongConfiguration.all)
  func mistakes(_ wrong: WrongConfiguration) throws {
    let marked = try MarkedText(wrong.marked)
    let error = try #require(throws: ConfigurationError.self) {
      try SampleRule.configuration(marked.text)
    }
    #expect(error.position == marked.position)
    #expect(error.path.hasSuffix("/settings.json"))
    for words in wrong.words { #expect(error.message.contains(words), "\(error.message)") }
    #expect(error.message.first?.isUppercase == false && !error.message.hasSuffix("."))
  }

  @Test("Names that only look alike are not the same key")
  func canonicalEquivalence() throws {
    let configuration = try SampleRule.configuration(
      "{ \"elevated\": { \"\u{E9}*\": \"B*\", \"e\u{301}*\": \"C*\" } }")
    #expect(configuration.elevated.map { $0.partner(of: "\u{E9}1") } == ["B1", nil])
    #expect(configuration.elevated.map { $0.partner(of: "e\u{301}1") } == [nil, "C1"])
  }
}
