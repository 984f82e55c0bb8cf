import DynamicColors
import Testing

@testable import ColorSetCompiler

/// Patches of color on a terminal.
@Suite struct SwatchTests {
  private static let white = ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1)

  private static func color(_ digits: String) throws -> ColorComponents {
    try #require(ColorComponents(hexadecimal: digits))
  }

  @Test("A patch has the color of 8 bits, and ends in the terminal's own colors")
  func trueColor() throws {
    let text = Swatch.trueColor.text(try Self.color("102030"), over: Self.white)
    #expect(text == "\u{1B}[48;2;16;32;48m      \u{1B}[0m ")
    let half = Swatch.trueColor.text(try Self.color("00000080"), over: Self.white)
    #expect(half == "\u{1B}[48;2;127;127;127m      \u{1B}[0m ")
    #expect(Swatch.none.text(try Self.color("102030"), over: Self.white) == "")
    #expect(Swatch.trueColor.text(nil, over: Self.white) == "       ")
  }

  @Test(
    "Of 256 colors the nearest is taken, of the cube or of the grays",
    arguments: [
      ("000000", 16), ("FFFFFF", 231), ("FF0000", 196), ("00FF00", 46), ("0000FF", 21),
      ("5F87AF", 67), ("808080", 244), ("090909", 232), ("EEEEEE", 255), ("121212", 233),
      ("FE0101", 196),
    ])
  func palette(digits: String, index: Int) throws {
    #expect(Swatch.index(try Self.color(digits).rgba8) == index)
  }
}
