import ColorSetCompiler
import Testing

/// Configurations that nobody writes by hand.
@Suite struct HostileConfigurationTests {
  private func error(_ text: String) throws -> ConfigurationError {
    try #require(throws: ConfigurationError.self) { try SampleRule.configuration(text) }
  }

  @Test("A megabyte of nested arrays is refused at the bracket that is too deep")
  func nested() throws {
    let error = try error(String(repeating: "[", count: 1 << 20))
    #expect(error.position.line == 1 && error.position.column == 513)
    let inside = try self.error("{ \"ignore\": \(String(repeating: "[", count: 1 << 20))")
    #expect(inside.message.contains("nested"))
  }

  @Test("A hundred thousand keys are compared in time that grows with their number")
  func manyKeys() throws {
    let keys = (0..<100_000).map { "\"A\($0)\": \"B\"" }.joined(separator: ",\n")
    let clock = ContinuousClock()
    let time = try clock.measure {
      #expect(
        try SampleRule.configuration("{ \"elevated\": {\n\(keys) } }").elevated.count == 100_000)
      let error = try error("{ \"elevated\": {\n\(keys),\n\"A7\": \"C\" } }")
      #expect(error.position == TextPosition(line: 100_002, column: 1))
      #expect(error.message.contains("'A7' stands twice"))
    }
    // Compared each with each, they take minutes.
    #expect(time < .seconds(30))
  }

  @Test("A key that stands a hundred thousand times is told at its second place")
  func duplicateKeys() throws {
    let keys = String(repeating: "\"version\": 1, ", count: 100_000)
    let error = try error("{ \(keys) }")
    #expect(error.position == TextPosition(line: 1, column: 17))
  }

  @Test("Long arrays are read")
  func longArrays() throws {
    let entry = "{ \"color\": \"A\", \"reason\": \"r\" }"
    let entries = [String](repeating: entry, count: 50_000).joined(separator: ",")
    #expect(try SampleRule.configuration("{ \"ignore\": [\(entries)] }").ignores.count == 50_000)
    let names = [String](repeating: "\"A/*\"", count: 100_000).joined(separator: ",")
    let roles = try SampleRule.configuration("{ \"roles\": { \"text\": [\(names)] } }").roles
    #expect(roles[.text]?.count == 100_000)
  }

  @Test("A long or strange word is shortened in its message")
  func longWords() throws {
    let key = String(repeating: "\\u001b[31m", count: 50_000)
    for text in [
      "{ \"\(key)\": 1 }", "{ \"rules\": { \"\(key)\": 1 } }", "{ \"extends\": \"\(key)\" }",
      "{ \"generate\": { \"access\": \"\(key)\" } }", "{ \"elevated\": { \"\(key)\": \"*\" } }",
      "{ \"ignore\": [ { \"rule\": \"\(key)\" } ] }",
    ] {
      let error = try error(text)
      #expect(error.message.utf8.count < 4000)
      #expect(!error.message.contains("\u{1B}"))
    }
  }

  @Test("Numbers of any length are refused or read, never a trap", arguments: ["9", "0.0", "1e"])
  func numbers(start: String) throws {
    let digits = String(repeating: "9", count: 100_000)
    let error = try error(
      "{ \"pairs\": [ { \"foreground\": \"A\", \"background\": \"B\", \"size\": \(start)\(digits) } ] }"
    )
    #expect(error.message.contains("'size' is"))
    #expect(error.message.utf8.count < 400)
  }
}
