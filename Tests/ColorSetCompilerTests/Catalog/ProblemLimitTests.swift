import ColorSetCompiler
import Testing

/// How much is said about one file.
@Suite struct ProblemLimitTests {
  @Test("A file with very many problems has few diagnostics, and the last counts the rest")
  func limitsProblems() throws {
    let reading = try ColorSetReading(slots: Array(repeating: "0", count: 100_000))
    #expect(reading.lines.count == 65)
    #expect(reading.lines.last?.contains("; and 99935 more problems in this file") == true)
  }

  @Test("An error among the problems that are only counted still stops the compiler")
  func keepsTheWorst() throws {
    let keys = (0..<100).map { "{\"idiom\":\"unknown\($0)\"}" }
    let reading = try ColorSetReading(slots: keys + ["0"])
    #expect(reading.lines.count == 65)
    #expect(reading.lines.last?.contains(": error: ") == true)
  }
}
