import DynamicColors
import Testing

@testable import ColorSetCompiler

/// The bytes of colors by a table, beside the runtime's own conversion.
@Suite struct NearestBytesTests {
  /// The runtime's byte for linear light.
  private func byte(_ linear: Double) -> UInt8 {
    ColorComponents(
      space: .extendedLinearSRGB, red: linear, green: linear, blue: linear
    ).rgba8.red
  }

  @Test("Light gives the runtime's byte")
  func light() throws {
    for number in -100...10_100 {
      let linear = Double(number) / 10_000
      #expect(try #require(NearestBytes.table.byte(linear)) == byte(linear), "\(linear)")
    }
  }

  @Test("On both sides of where two bytes meet the table gives the runtime's, and none in between")
  func borders() {
    for number in 1...255 {
      let border = TransferFunction.decodeSRGB((Double(number) - 0.5) / 255)
      #expect(NearestBytes.table.byte(border) == nil)
      for linear in [border - 2e-9, border + 2e-9] {
        #expect(NearestBytes.table.byte(linear) == byte(linear), "\(linear)")
      }
    }
  }

  @Test("Colors in Display P3 have the runtime's bytes, in both short forms")
  func displayP3() throws {
    let bytes = stride(from: 0, through: 255, by: 15).map { ShortNumber(byte: UInt8($0)) }
    let thousandths = stride(from: -300.0, through: 1300, by: 99).compactMap {
      ShortNumber($0 / 1000, .thousandths)
    }
    for numbers in [bytes, thousandths] {
      for red in numbers {
        for green in numbers {
          for blue in numbers {
            let color = try #require(
              ShortColor(
                space: .displayP3, red: red, green: green, blue: blue,
                alpha: ShortNumber(byte: 128)))
            #expect(color.rgba8 == color.components.rgba8, "\(color)")
          }
        }
      }
    }
  }
}
