import DynamicColors
import Testing

@testable import ColorSetCompiler

/// The colors that can be written around another one.
@Suite struct ProposalSpellingTests {
  @Test("A cell has eight corners, fewer at the end of the steps, and two in a gray space")
  func corners() {
    let spelling = ProposalSpelling(space: .sRGB, steps: 255)
    #expect(Set(spelling.corners(of: Vector3(0, 100, 254), alpha: 1)).count == 8)
    #expect(Set(spelling.corners(of: Vector3(255, 100, 254), alpha: 1)).count == 4)
    #expect(spelling.corners(of: Vector3(255, 255, 255), alpha: 0.5).map(\.red) == [1])
    let gray = ProposalSpelling(space: .extendedGray, steps: 1000)
    #expect(gray.corners(of: Vector3(40, 40, 41), alpha: 1).map(\.white) == [0.04, 0.041])
    #expect(gray.corners(of: Vector3(1000, 1000, 1000), alpha: 1).map(\.white) == [1])
  }

  @Test(
    "The corners of another cell are left out, and only those",
    arguments: [ColorSpace.sRGB, .displayP3, .extendedGray])
  func leavesOut(_ space: ColorSpace) {
    let spelling = ProposalSpelling(space: space, steps: 255)
    for x in [9.0, 10, 11, 12] {
      for y in [9.0, 10, 11, 12] {
        for z in [9.0, 10, 11, 12] {
          let cell = space == .extendedGray ? Vector3(10, 10, 10) : Vector3(10, 11, 10)
          let other = space == .extendedGray ? Vector3(x, x, x) : Vector3(x, y, z)
          let all = spelling.corners(of: cell, alpha: 1)
          let known = spelling.corners(of: other, alpha: 1)
          #expect(
            spelling.corners(of: cell, without: other, alpha: 1)
              == all.filter { !known.contains($0) })
        }
      }
    }
  }
}
