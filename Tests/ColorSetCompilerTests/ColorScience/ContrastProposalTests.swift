import DynamicColors
import Testing

@testable import ColorSetCompiler

/// The colors that are proposed in the place of those with too little contrast.
@Suite struct ContrastProposalTests {
  /// A failing pair and what it needs.
  private struct Pair {
    var front: ColorComponents
    var back: ColorComponents
    var required: Double
  }

  private static func color(
    alpha: Double, _ generator: inout SeededGenerator
  ) -> ColorComponents {
    let channels = (0..<3).map { _ in Double(Int.random(in: 0...255, using: &generator)) / 255 }
    return ColorComponents(
      space: Int.random(in: 0...2, using: &generator) == 0 ? .displayP3 : .sRGB,
      red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// Pairs that fail, the same in each run: opaque and translucent, in sRGB and Display P3.
  private static func pairs(_ count: Int) -> [Pair] {
    var generator = SeededGenerator(seed: 11)
    var pairs: [Pair] = []
    while pairs.count < count {
      let alpha = ([1, 1, 0.8] as [Double]).randomElement(using: &generator) ?? 1
      let pair = Pair(
        front: color(alpha: alpha, &generator), back: color(alpha: 1, &generator),
        required: ([3, 4.5, 7] as [Double]).randomElement(using: &generator) ?? 4.5)
      if Contrast.ratio(of: pair.front, on: pair.back) < pair.required { pairs.append(pair) }
    }
    return pairs
  }

  @Test("A proposal passes as it is spelled, and keeps alpha, space and hue")
  func passes() {
    var found = 0
    for pair in Self.pairs(400) {
      guard
        let proposal = ContrastProposal.nearest(
          to: pair.front, on: pair.back, required: pair.required)
      else { continue }
      found += 1
      #expect(Contrast.ratio(of: proposal, on: pair.back) >= pair.required)
      #expect(proposal.alpha == pair.front.alpha)
      #expect(proposal.space == pair.front.space)
      for component in proposal.components {
        #expect((component * 255 - (component * 255).rounded()).magnitude < 1e-9)
      }
      let (old, new) = (OKLCH(pair.front), OKLCH(proposal))
      // The hue of a color that is nearly gray, or dark, moves with the last bit of a component.
      if new.chroma > 0.05, new.lightness > 0.3 {
        let turn = (old.hue - new.hue).magnitude
        #expect(min(turn, 360 - turn) < 2, "\(pair.front) → \(proposal)")
      }
    }
    #expect(found > 200)
  }

  @Test(
    "No color of the same hue passes with less change of lightness, and where none is proposed none passes"
  )
  func isNearest() {
    for pair in Self.pairs(60) {
      let search = ContrastProposal(pair.front, on: pair.back, required: pair.required)
      let origin = OKLCH(pair.front).lightness
      let proposal = ContrastProposal.nearest(
        to: pair.front, on: pair.back, required: pair.required)
      // A step of 8 bits is up to 0.004 of lightness.
      let change = proposal.map { (OKLCH($0).lightness - origin).magnitude - 0.006 } ?? 1
      for step in 0...200 {
        let lightness = Double(step) / 200
        guard (lightness - origin).magnitude < change else { continue }
        let candidate = search.spelled(at: lightness)
        #expect(!search.passes(candidate), "\(pair.front) on \(pair.back): \(candidate)")
      }
    }
  }

  @Test("Where even black and white fail, nothing is proposed")
  func impossible() {
    let gray = ColorComponents(space: .sRGB, red: 0.5, green: 0.5, blue: 0.5)
    #expect(ContrastProposal.nearest(to: gray, on: gray, required: 7) == nil)
  }
}
