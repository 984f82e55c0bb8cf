import DynamicColors
import Testing

@testable import ColorSetCompiler

/// What people reported of color mathematics in other projects, by kind.
@Suite struct ReportedColorTests {
  private static let white = ColorComponents(space: .sRGB, red: 1, green: 1, blue: 1)

  private static func color(_ digits: String, _ space: ColorSpace = .sRGB) throws -> ColorComponents
  {
    try #require(ColorComponents(hexadecimal: digits, space: space))
  }

  @Test(
    "What is just below a limit fails and does not read like it, what is just above passes",
    arguments: [
      ("777777", 4.5, false, "4.47"), ("767676", 4.5, true, "4.54"),
      ("595959", 7, true, "7.00"), ("5A5A5A", 7, false, "6.89"), ("949494", 3, true, "3.03"),
      ("959595", 3, false, "2.99"),
    ])
  func limits(digits: String, limit: Double, passes: Bool, text: String) throws {
    let ratio = Contrast.ratio(of: try Self.color(digits), on: Self.white)
    #expect((ratio >= limit) == passes)
    #expect(Contrast.text(ratio) == text)
  }

  @Test("The knee of the curve is at 0.04045, and the older 0.03928 changes no color of 8 bits")
  func knee() {
    for byte in 0...255 {
      let encoded = Double(byte) / 255
      let linear = TransferFunction.decodeSRGB(encoded)
      let isStraight = linear == encoded / 12.92
      #expect(isStraight == (encoded <= 0.03928))
    }
    #expect(TransferFunction.decodeSRGB(0.04) == 0.04 / 12.92)
    #expect(TransferFunction.decodeSRGB(0.0405) != 0.0405 / 12.92)
  }

  @Test(
    "Known contrasts come out",
    arguments: [("000000", 21.0), ("FFFFFF", 1), ("0000FF", 8.5925)])
  func known(digits: String, ratio: Double) throws {
    #expect(
      (Contrast.ratio(of: try Self.color(digits), on: Self.white) - ratio).magnitude < 0.00005)
  }

  @Test("Components of Display P3 are converted, not copied")
  func wide() throws {
    let red = try Self.color("FF0000", .displayP3)
    let converted = red.extendedSRGB
    for (found, expected) in zip(converted.components, [1.0931, -0.2267, -0.1501]) {
      #expect((found - expected).magnitude < 0.00005)
    }
    let back = RGBGamut.displayP3.encoded(try Self.color("FF0000"))
    for (found, expected) in zip([back.x, back.y, back.z], [0.9175, 0.2003, 0.1386]) {
      #expect((found - expected).magnitude < 0.00005)
    }
    // The narrow display shows the clipped red, the wide one the purer; taking one for the other gives 3.998 for both.
    #expect((Contrast.ratio(of: red, on: Self.white) - 3.764).magnitude < 0.001)
  }

  @Test("The alpha of eight hexadecimal digits stands last")
  func alpha() throws {
    let color = try Self.color("01223344")
    #expect(color.red == 1.0 / 255)
    #expect(color.alpha == Double(0x44) / 255)
  }

  @Test("A color vision deficiency never tells two colors apart that are the same, and grays stay")
  func simulation() throws {
    for deficiency in ColorVisionDeficiency.allCases {
      for level in stride(from: 0, through: 255, by: 15) {
        let digits = String(level, radix: 16)
        let two = digits.count == 1 ? "0" + digits : digits
        let gray = try Self.color(two + two + two)
        let seen = deficiency.simulated(gray)
        for (found, expected) in zip(seen.extendedSRGB.components, gray.components) {
          #expect((found - expected).magnitude < 1e-6, "\(deficiency) \(digits)")
        }
      }
    }
  }

  @Test(
    "Full loss of one kind of cone makes its confusion colors alike: red and green for protan and deutan"
  )
  func confusion() throws {
    let (red, green) = (try Self.color("E31A1C"), try Self.color("33A02C"))
    let plain = Lab(red).difference(from: Lab(green))
    for deficiency in ColorVisionDeficiency.allCases {
      let seen = Lab(deficiency.simulated(red)).difference(from: Lab(deficiency.simulated(green)))
      #expect((seen < plain / 2) == (deficiency != .tritan), "\(deficiency): \(seen) of \(plain)")
    }
  }
}
