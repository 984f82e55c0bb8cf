import ColorSetCompiler
import DynamicColors
import Testing

/// A color set in order, which must survive whatever is wrong beside it.
enum GoodColor {
  /// The text of its file.
  static let text = """
    {
      "colors" : [
        {
          "color" : {
            "color-space" : "display-p3",
            "components" : {
              "alpha" : "0.475",
              "blue" : "0xC7",
              "green" : "123",
              "red" : "0.745"
            }
          },
          "idiom" : "universal"
        },
        {
          "appearances" : [
            {
              "appearance" : "luminosity",
              "value" : "dark"
            }
          ],
          "color" : {
            "color-space" : "gray-gamma-22",
            "components" : {
              "alpha" : "1.000",
              "white" : "1"
            }
          },
          "idiom" : "universal"
        }
      ],
      "info" : {
        "author" : "xcode",
        "version" : 1
      }
    }

    """

  /// The components of its slots.
  static let components: [ColorComponents?] = [
    ColorComponents(
      space: .displayP3, red: 0.745, green: 123 / 255, blue: 199 / 255, alpha: 0.475),
    ColorComponents(space: .grayGamma22, white: 1 / 255),
  ]

  /// The places of its slots.
  static let positions = [TextPosition(line: 3, column: 5), TextPosition(line: 15, column: 5)]

  /// Writes it to a catalog under the name `Good`.
  static func write(to catalog: CatalogOnDisk) throws {
    try catalog.write(text, to: "Good.colorset/Contents.json")
  }

  /// Expects it in a catalog with all its values.
  static func expect(
    in reading: CatalogReading, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let slots = reading.colorSet("Good")?.slots
    #expect(
      slots?.map(\.value) == components.map { $0.map(ColorValue.components) },
      sourceLocation: sourceLocation)
    #expect(slots?.map(\.position) == positions, sourceLocation: sourceLocation)
    #expect(
      slots?.map(\.traits) == [SlotTraits(), SlotTraits(luminosity: .dark)],
      sourceLocation: sourceLocation)
  }
}
