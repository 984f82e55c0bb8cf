import DynamicColors
import Testing

/// Numbers that no color has.
@Suite struct StrangeComponentsTests {
  /// Components from nothing to infinity.
  static let numbers: [Double] = [
    .nan, -.nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
    .leastNormalMagnitude, 1e300, -1e300, 1e-300, 0, -0.0, 1e16, .ulpOfOne, 1 - .ulpOfOne / 2,
  ]

  @Test(
    "Components that are huge, infinite or no number convert without a trap",
    arguments: ColorSpace.allCases)
  func converts(space: ColorSpace) {
    for first in Self.numbers {
      for second in Self.numbers {
        let color = ColorComponents(
          space: space, red: first, green: second, blue: 0.5, alpha: second)
        #expect(color.rgba8.alpha == (second > 0.5 ? 255 : 0))
        #expect(color.hexString.utf8.count == 9)
        #expect(color == color || first.isNaN || second.isNaN)
      }
    }
  }

  @Test("A component that is no number counts as 0", arguments: ColorSpace.allCases)
  func notANumber(space: ColorSpace) {
    #expect(ColorComponents(space: space, white: .nan, alpha: .nan).hexString == "#00000000")
  }

  @Test("A gray far below 0 is black and one far above 1 is white", arguments: ColorSpace.allCases)
  func clipsFarGrays(space: ColorSpace) {
    for gray in [2, 1000, 1e16, 1e100, 1e140] {
      #expect(ColorComponents(space: space, white: gray).hexString == "#FFFFFFFF", "\(gray)")
      #expect(ColorComponents(space: space, white: -gray).hexString == "#000000FF", "\(gray)")
    }
  }

  @Test("A gray whose light is beyond the largest number is white, too")
  func clipsLargestGrays() {
    for gray in [1e160, 1e300, .infinity] {
      #expect(ColorComponents(space: .extendedGray, white: gray).hexString == "#FFFFFFFF")
      #expect(ColorComponents(space: .extendedLinearSRGB, white: gray).hexString == "#FFFFFFFF")
    }
  }
}
