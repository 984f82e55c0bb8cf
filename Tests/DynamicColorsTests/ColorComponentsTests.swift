import DynamicColors
import Testing

/// Colors as numbers.
@Suite struct ColorComponentsTests {
  @Test("Components are kept as they are given, beyond 0 and 1 and in every space")
  func kept() {
    for space in ColorSpace.allCases where !space.isGray {
      let color = ColorComponents(space: space, red: 1.25, green: -0.5, blue: 0.003, alpha: 0.4)
      #expect(color.components == [1.25, -0.5, 0.003])
      #expect(color.alpha == 0.4)
      #expect(color.white == nil)
      #expect(color.space == space)
    }
  }

  @Test("A gray has one component, which stands for red, green and blue")
  func gray() {
    for space in [ColorSpace.grayGamma22, .extendedGray] {
      let color = ColorComponents(space: space, white: 0.9, alpha: 0.5)
      #expect(color.components == [0.9])
      #expect(color.white == 0.9)
      #expect([color.red, color.green, color.blue] == [0.9, 0.9, 0.9])
      #expect(color == ColorComponents(space: space, red: 0.9, green: 0.1, blue: 0.2, alpha: 0.5))
    }
  }

  @Test("White in a space of three components stands for all of them")
  func whiteInRGB() {
    let color = ColorComponents(space: .displayP3, white: 0.25)
    #expect(color.components == [0.25, 0.25, 0.25])
    #expect(color.white == nil)
  }

  @Test("A color is opaque where nothing else is said")
  func opaque() {
    #expect(ColorComponents(space: .sRGB, red: 0, green: 0, blue: 0).alpha == 1)
    #expect(ColorComponents(space: .extendedGray, white: 0).alpha == 1)
    #expect(RGBA8(red: 1, green: 2, blue: 3).alpha == 255)
  }

  @Test("The same numbers in two spaces are two colors")
  func spacesDiffer() {
    let sRGB = ColorComponents(space: .sRGB, red: 1, green: 0.5, blue: 0)
    let wide = ColorComponents(space: .displayP3, red: 1, green: 0.5, blue: 0)
    #expect(sRGB != wide)
    #expect(ColorValue.components(sRGB) != .components(wide))
  }

  @Test("Color spaces have the names of asset catalogs")
  func catalogNames() {
    #expect(
      ColorSpace.allCases.map(\.catalogName) == [
        "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22",
        "extended-gray",
      ])
    #expect(ColorSpace.allCases.filter(\.isGray) == [.grayGamma22, .extendedGray])
    #expect(
      ColorSpace.allCases.filter(\.isExtended)
        == [.extendedSRGB, .extendedLinearSRGB, .extendedGray])
  }

  @Test("Platforms have the names of asset catalogs")
  func platformNames() {
    #expect(
      SystemColor.Platform.allCases.map(\.rawValue)
        == ["ios", "osx", "tvos", "watchos", "XR", "universal"])
  }
}
