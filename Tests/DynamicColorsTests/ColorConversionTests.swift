import DynamicColors
import Foundation
import Testing

/// The conversion of every color space to sRGB.
@Suite struct ColorConversionTests {
  @Test("Colors convert to extended sRGB and to 8 bits", arguments: ConversionVector.all)
  func converts(vector: ConversionVector) {
    let converted = vector.color.extendedSRGB
    #expect(converted.space == .extendedSRGB)
    #expect(converted.alpha == vector.color.alpha)
    for (component, wanted) in zip(converted.components, vector.extended) {
      #expect(abs(component - wanted) < 1e-9)
    }
    #expect(vector.color.hexString == vector.hex + "FF")
    #expect(converted.hexString == vector.hex + "FF")
  }

  @Test("The table of conversions is whole")
  func tableIsWhole() {
    #expect(ConversionVector.all.count == 200)
    #expect(Set(ConversionVector.all.map(\.color.space)) == Set(ColorSpace.allCases))
  }

  @Test(
    "Every byte comes back, in sRGB and as a gray of Display P3", arguments: ColorSpace.allCases)
  func bytes(space: ColorSpace) {
    guard space == .sRGB || space == .extendedSRGB || space == .displayP3 else { return }
    for byte in 0...255 {
      let part = Double(byte) / 255
      let color = ColorComponents(space: space, red: part, green: part, blue: part, alpha: part)
      let bytes = UInt8(byte)
      #expect(color.rgba8 == RGBA8(red: bytes, green: bytes, blue: bytes, alpha: bytes))
    }
  }

  @Test("Every byte comes back when it was written with three decimals")
  func threeDecimals() throws {
    for byte in 0...255 {
      let part = try #require(Double(String(format: "%.3f", Double(byte) / 255)))
      let color = ColorComponents(space: .sRGB, red: part, green: part, blue: part, alpha: part)
      let digits = String(format: "%02X", byte)
      #expect(color.hexString == "#" + digits + digits + digits + digits)
    }
  }

  @Test("The half between two bytes is rounded up")
  func halves() {
    for byte in 0..<255 {
      let half = (Double(byte) + 0.5) / 255
      let below = ColorComponents(space: .sRGB, red: half - 1e-9, green: 0, blue: 0)
      let above = ColorComponents(space: .sRGB, red: half + 1e-9, green: 0, blue: 0)
      #expect(below.rgba8.red == UInt8(byte))
      #expect(above.rgba8.red == UInt8(byte + 1))
    }
    #expect(ColorComponents(space: .sRGB, white: 0.5, alpha: 0.5).hexString == "#80808080")
  }

  @Test("Alpha is clipped, too, and never converted")
  func alpha() {
    for space in ColorSpace.allCases {
      for (alpha, digits) in [(0, "00"), (0.475, "79"), (1, "FF"), (1.5, "FF"), (-0.5, "00")] {
        let color = ColorComponents(space: space, white: 0, alpha: alpha)
        #expect(color.hexString == "#000000" + digits)
        #expect(color.extendedSRGB.alpha == alpha)
      }
    }
  }

  @Test("Extended sRGB keeps its components to the last bit")
  func identity() {
    let values = [-1234.5, -0.5, -0.04045, -0.0, 0, 0.04045, 0.1, 1.0 / 3, 1, 1.5, 1e6]
    for value in values {
      for space in [ColorSpace.sRGB, .extendedSRGB] {
        let color = ColorComponents(space: space, red: value, green: 1 - value, blue: 0.25)
        #expect(color.extendedSRGB.red.bitPattern == value.bitPattern)
        #expect(color.extendedSRGB.green == 1 - value)
      }
    }
  }

  @Test("A gray of Display P3 is the same gray in sRGB, exactly")
  func displayP3Grays() {
    for step in 0...1000 {
      let gray = Double(step) / 1000
      let color = ColorComponents(space: .displayP3, red: gray, green: gray, blue: gray)
      #expect(color.extendedSRGB.components == [gray, gray, gray])
    }
  }

  @Test("The curves agree with the C library's power function")
  func curves() {
    for step in -3000...3000 {
      let value = Double(step) / 1000
      let linear = ColorComponents(space: .extendedLinearSRGB, white: value).extendedSRGB.red
      let encoded =
        abs(value) <= 0.0031308 ? abs(value) * 12.92 : 1.055 * pow(abs(value), 1 / 2.4) - 0.055
      #expect(abs(abs(linear) - encoded) < 1e-14 && (linear < 0) == (value < 0))
      let gray = ColorComponents(space: .extendedGray, white: value).extendedSRGB.red
      let light = pow(abs(value), 2.2)
      let encodedGray = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      #expect(abs(abs(gray) - encodedGray) < 1e-14 && (gray < 0) == (value < 0))
    }
  }

  @Test("Extended components mirror at zero", arguments: ColorSpace.allCases)
  func mirrors(space: ColorSpace) {
    for step in 1...200 {
      let (red, green, blue) = (Double(step) / 100, 0.3, Double(200 - step) / 150)
      let color = ColorComponents(space: space, red: red, green: green, blue: blue).extendedSRGB
      let mirrored = ColorComponents(space: space, red: -red, green: -green, blue: -blue)
      #expect(mirrored.extendedSRGB.components == color.components.map { -$0 })
    }
  }
}
