import ColorSetCompiler
import DynamicColors
import Testing

/// What answers for a color in an appearance, and whether it only stands in.
@Suite struct AppearanceAnswerTests {
  @Test(
    "A slot for another appearance stands in; in light one for any appearance does not",
    arguments: [
      (["1"], [false, true, true, true], [0, 0, 0, 0]),
      (["1", "2 dark"], [false, false, true, true], [0, 1, 0, 1]),
      (["1", "2 dark", "3 high"], [false, false, false, true], [0, 1, 2, 1]),
      (["1", "3 high"], [false, true, false, true], [0, 0, 1, 1]),
      (["1", "2 dark", "3 high", "4 dark high"], [false, false, false, false], [0, 1, 2, 3]),
      (["1", "5 light", "2 dark"], [false, false, true, true], [1, 2, 1, 2]),
    ] as [([String], [Bool], [Int])])
  func fallbacks(slots: [String], fallbacks: [Bool], answering: [Int]) throws {
    let palette = try ScratchCatalog.palette(["Accent": slots])
    let colorSet = palette.colorSet(of: palette.colors[0])
    let answers = PairAppearance.allCases.map { colorSet.answer(in: $0) }
    #expect(answers.map { $0?.isFallback } == fallbacks)
    #expect(answers.map { $0?.slot } == answering)
  }

  @Test("On an elevated surface the partner answers, and nobody for a color without one")
  func elevated() throws {
    let palette = try ScratchCatalog.palette(
      ["Card": ["1", "2 dark"], "CardUp": ["1"], "Other": ["1"]],
      elevated: [("Card", "CardUp")])
    let answers = palette.colors.map { palette.elevatedAnswer(of: $0, in: .dark) }
    #expect(answers[0]?.slot == 0 && answers[0]?.isFallback == true)
    #expect(answers[1] == nil && answers[2] == nil)
  }
}
