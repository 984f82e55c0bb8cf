import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Whether two colors are the same, by a quick look that may only err towards yes.
@Suite struct SameColorTests {
  private static let levels = [0.0, 51, 102, 153, 204, 255]

  /// The colors of a grid, in all spaces that have three channels.
  private static let colors: [ShortColor] = [
    ColorSpace.sRGB, .extendedSRGB, .displayP3,
  ].flatMap { space in
    levels.flatMap { red in
      levels.flatMap { green in
        levels.compactMap { blue in
          ShortColor(
            ColorComponents(space: space, red: red / 255, green: green / 255, blue: blue / 255))
        }
      }
    }
  }

  @Test("No two colors of a grid that are the same are told apart")
  func sameColors() {
    #expect(Self.colors.count == 3 * 216)
    var count = 0
    for left in Self.colors {
      for right in Self.colors where isSame(left, right) {
        count += 1
        #expect(left.maySame(as: right), "\(left.components) \(right.components)")
      }
    }
    // Each color is itself, each of sRGB is the same in extended sRGB, and the six grays are in Display P3.
    #expect(count == 3 * 216 + 2 * 216 + 2 * 2 * 6)
  }

  @Test("Most colors of different spaces are told apart")
  func differentColors() {
    let sRGB = Self.colors.filter { $0.space == .sRGB }
    let displayP3 = Self.colors.filter { $0.space == .displayP3 }
    let count = sRGB.reduce(0) { count, left in
      count + displayP3.count { left.maySame(as: $0) }
    }
    #expect(count < 216 * 216 / 4)
  }

  @Test("Components in Display P3 lie between those in sRGB that they are mixed of")
  func mixtures() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5_000 {
      let red = Double.random(in: -1.4...2.4, using: &generator)
      let green = Double.random(in: -1.4...2.4, using: &generator)
      let blue = Double.random(in: -1.4...2.4, using: &generator)
      let encoded = RGBGamut.displayP3.encoded(
        ColorComponents(space: .extendedSRGB, red: red, green: green, blue: blue))
      let (low, high) = (min(red, green) - 1e-9, max(red, green) + 1e-9)
      #expect((low...high).contains(encoded.x))
      #expect((low...high).contains(encoded.y))
      #expect((min(low, blue)...max(high, blue)).contains(encoded.z))
    }
  }

  @Test("Alpha tells colors apart, and a gray space is left to an exact look")
  func others() throws {
    let half = try #require(
      ShortColor(ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1, alpha: 0.5)))
    let white = try #require(ShortColor(ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1)))
    let gray = try #require(ShortColor(ColorComponents(space: .extendedGray, white: 0.2)))
    #expect(!half.maySame(as: white))
    #expect(gray.maySame(as: white))
  }

  private func isSame(_ left: ShortColor, _ right: ShortColor) -> Bool {
    slot(left).hasSameColor(as: slot(right))
  }

  private func slot(_ color: ShortColor) -> Slot {
    var slot = Slot(traits: SlotTraits(), position: .start)
    slot.value = .components(color.components)
    return slot
  }
}
