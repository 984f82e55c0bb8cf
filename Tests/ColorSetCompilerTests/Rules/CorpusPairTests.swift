import DynamicColors
import Foundation
import Testing

@testable import ColorSetCompiler

/// The pairs of colors that names tell in real catalogs are those that a person has looked at, and nearly all are right.
@Suite(
  .enabled(if: SharedFolder.isPresent, "the real catalogs are in the folder of COLORSET_SHARED"))
struct CorpusPairTests {
  @Test("The table of judged pairs has every pair, and 95 % of them or more are right")
  func table() throws {
    let rows = try VectorFile("pair-guesses.csv").rows
    var found: [String] = []
    for name in Corpus.repositories {
      let compiler = Compiler(paths: [SharedFolder.file("corpus/\(name)").path], threads: 2)
      let palette = try compiler.compile().palette
      for pair in palette.guessedPairs {
        let names = [pair.front, pair.back].map { palette.name(of: palette.colors[$0]) }
        found.append("\(name): \(names[0]) on \(names[1])")
      }
    }
    let judged = rows.map { "\($0["repository"]): \($0["foreground"]) on \($0["background"])" }
    #expect(found.sorted() == judged.sorted())
    let right = rows.count { $0["judgment"] == "right" }
    #expect(right + rows.count { $0["judgment"] == "wrong" } == rows.count)
    #expect(right * 100 >= rows.count * 95)
  }
}
