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

  /// The pairs of a text and a background, by guessed roles, that have less contrast than 4.5 in some appearance.
  private static func failingPairs(
    _ palette: Palette
  ) -> [(front: ColorComponents, back: ColorComponents)] {
    let roles = palette.colors.map { ColorRole.guessed(from: palette.name(of: $0)) }
    let indices = { (wanted: [ColorRole]) in
      palette.colors.indices.filter { index in roles[index].map { wanted.contains($0) } ?? false }
    }
    var pairs: [(front: ColorComponents, back: ColorComponents)] = []
    for front in indices([.text, .interactive, .status]) {
      for back in indices([.background]) {
        for appearance in PairAppearance.allCases {
          guard let top = palette.shown(front, appearance)?.color,
            let bottom = palette.shown(back, appearance)?.color,
            Contrast.leastRatio(of: top, on: bottom) < 4.5
          else { continue }
          pairs.append((top, bottom))
        }
      }
    }
    return pairs
  }

  @Test("For texts that fail on backgrounds the proposed color passes, and keeps hue and alpha")
  func proposals() throws {
    var (failing, proposed) = (0, 0)
    for name in Corpus.repositories {
      let compiler = Compiler(paths: [SharedFolder.file("corpus/\(name)").path], threads: 2)
      for (front, back) in Self.failingPairs(try compiler.compile().palette).prefix(200) {
        failing += 1
        guard let proposal = ContrastProposal.nearest(to: front, on: back, required: 4.5) else {
          continue
        }
        proposed += 1
        #expect(Contrast.leastRatio(of: proposal, on: back) >= 4.5)
        #expect(proposal.alpha == front.alpha)
        let turn = (OKLCH(front).hue - OKLCH(proposal).hue).magnitude
        let isGray = OKLCH(front).isGray && OKLCH(proposal).isGray
        #expect(isGray || min(turn, 360 - turn) <= 2, "\(name): \(front) → \(proposal)")
      }
    }
    #expect(failing > 300)
    #expect(proposed * 2 > failing)
  }
}
