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
    _ space: ColorSpace, alpha: Double, _ generator: inout SeededGenerator
  ) -> ColorComponents {
    let channels = (0..<3).map { _ in Double(Int.random(in: 0...255, using: &generator)) / 255 }
    return ColorComponents(
      space: space, red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
  }

  /// Pairs that fail, the same in each run, opaque and translucent.
  private static func pairs(_ count: Int, _ space: ColorSpace) -> [Pair] {
    var generator = SeededGenerator(seed: 11)
    var pairs: [Pair] = []
    while pairs.count < count {
      let alpha = ([1, 1, 0.8] as [Double]).randomElement(using: &generator) ?? 1
      let pair = Pair(
        front: color(space, alpha: alpha, &generator),
        back: color(.sRGB, alpha: 1, &generator),
        required: ([3, 4.5, 7] as [Double]).randomElement(using: &generator) ?? 4.5)
      if Contrast.ratio(of: pair.front, on: pair.back) < pair.required { pairs.append(pair) }
    }
    return pairs
  }

  private static func turn(_ first: ColorComponents, _ second: ColorComponents) -> Double {
    let turn = (OKLCH(first).hue - OKLCH(second).hue).magnitude
    return min(turn, 360 - turn)
  }

  private static func color(_ text: String) throws -> ColorComponents {
    try #require(ColorComponents(hexadecimal: text.dropFirst()))
  }

  @Test(
    "A proposal is as near as the nearest of all colors on the way, and missing where none passes")
  func isNearest() throws {
    // Tests/Oracle/propose_colors.py tries all of them.
    for row in try VectorFile("proposals.csv").rows {
      let front = try Self.color(row["foreground"])
      let back = try Self.color(row["background"])
      let required = try row.number("required")
      let proposal = ContrastProposal.nearest(to: front, on: back, required: required)
      guard !row["proposal"].isEmpty else {
        #expect(proposal == nil, "\(row)")
        continue
      }
      let found = try #require(proposal, "\(row)")
      let change = (OKLCH(found).lightness - OKLCH(front).lightness).magnitude
      #expect(change <= (try row.number("change")) + 1e-6, "\(row): \(found.words)")
      #expect(Contrast.ratio(of: found, on: back) >= required, "\(row)")
      if !OKLCH(front).isGray { #expect(Self.turn(front, found) <= 2, "\(row)") }
    }
  }

  @Test(
    "A proposal passes as it is written, in every space and number of steps, and keeps alpha and hue",
    arguments: [
      ProposalSpelling(space: .sRGB, steps: 255), ProposalSpelling(space: .sRGB, steps: 1000),
      ProposalSpelling(space: .displayP3, steps: 255),
      ProposalSpelling(space: .displayP3, steps: 1000),
      ProposalSpelling(space: .extendedSRGB, steps: 1000),
      ProposalSpelling(space: .extendedLinearSRGB, steps: 1000),
    ])
  func passes(spelling: ProposalSpelling) {
    var found = 0
    for pair in Self.pairs(150, spelling.space) {
      guard
        let proposal = ContrastProposal.nearest(
          to: pair.front, on: pair.back, required: pair.required, spelling: spelling)
      else { continue }
      found += 1
      #expect(Contrast.ratio(of: proposal, on: pair.back) >= pair.required)
      #expect(proposal.alpha == pair.front.alpha)
      #expect(proposal.space == spelling.space)
      for component in proposal.components {
        let scaled = component * spelling.steps
        #expect((scaled - scaled.rounded()).magnitude < 1e-9)
        #expect((0...1).contains(component))
      }
      #expect(Self.turn(pair.front, proposal) <= 2, "\(pair.front) → \(proposal)")
    }
    #expect(found > 60)
  }

  @Test("A gray stays gray, also in its own space", arguments: [ColorSpace.sRGB, .grayGamma22])
  func gray(space: ColorSpace) throws {
    let front = ColorComponents(space: .sRGB, red: 0.6, green: 0.6, blue: 0.6)
    let back = try Self.color("#FFFFFF")
    let proposal = try #require(
      ContrastProposal.nearest(
        to: front, on: back, required: 4.5,
        spelling: ProposalSpelling(space: space, steps: 255)))
    #expect(OKLCH(proposal).isGray)
    #expect(Contrast.ratio(of: proposal, on: back) >= 4.5)
    if space == .sRGB { #expect(proposal.hexString == "#767676FF") }
  }

  @Test("Where even black and white fail, nothing is proposed")
  func impossible() throws {
    let gray = try Self.color("#808080")
    #expect(ContrastProposal.nearest(to: gray, on: gray, required: 7) == nil)
    #expect(ContrastProposal.neutral(for: gray, on: gray, required: 7) == nil)
  }

  @Test("Where only black or white would do, that is known")
  func neutral() throws {
    let red = try Self.color("#FF0000")
    let white = try Self.color("#FFFFFF")
    #expect(ContrastProposal.nearest(to: red, on: white, required: 20.99) == nil)
    #expect(ContrastProposal.neutral(for: red, on: white, required: 20.99) == "black")
  }
}
