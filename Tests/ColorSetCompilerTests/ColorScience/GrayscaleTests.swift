import ColorSetCompiler
import DynamicColors
import Testing

/// Colors without their hue.
@Suite struct GrayscaleTests {
  @Test(
    "A gray stays what it is, and a color becomes the gray of its luminance",
    arguments: [
      ("000000", "#000000FF"), ("FFFFFF", "#FFFFFFFF"), ("808080", "#808080FF"),
      ("FF0000", "#7F7F7FFF"), ("00FF00", "#DCDCDCFF"), ("0000FF", "#4C4C4CFF"),
      ("FF000080", "#7F7F7F80"),
    ])
  func gray(digits: String, expected: String) throws {
    let color = try #require(ColorComponents(hexadecimal: digits))
    #expect(color.grayscale.hexString == expected)
    let luminance = Contrast.luminance(color)
    #expect(abs(Contrast.luminance(color.grayscale) - luminance) < 1e-9)
  }
}
