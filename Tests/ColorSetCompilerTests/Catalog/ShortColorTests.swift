import DynamicColors
import Testing

@testable import ColorSetCompiler

@Suite struct ShortColorTests {
  @Test("Every byte of 255 keeps its value to the last bit")
  func bytes() throws {
    for byte in UInt8.min...UInt8.max {
      let value = Double(byte) / 255
      #expect(ShortNumber(byte: byte).value.bitPattern == value.bitPattern)
      #expect(try #require(ShortNumber(value, .byte)).number == UInt16(byte))
    }
  }

  @Test("Every number of thousandths from -1.499 up to 2.499 keeps its value to the last bit")
  func thousandths() throws {
    for whole in -1499...2499 where whole != 0 {
      let value = try #require(Double("\(whole < 0 ? "-" : "")\(whole.magnitude)e-3"))
      let number = try #require(ShortNumber(value, .thousandths), "\(value)")
      #expect(number.value.bitPattern == value.bitPattern)
      if whole > 0 { #expect(ShortNumber(thousandths: UInt16(whole))?.number == number.number) }
    }
  }

  @Test(
    "What a short form would change has none",
    arguments: [-0.0, 0.5.nextUp, 1 / 7.0, -1.5, 2.5, 1e300, -1e300, 0.0005, 1.0.nextDown])
  func notShort(_ value: Double) {
    #expect(ShortNumber(value, .byte) == nil)
    #expect(ShortNumber(value, .thousandths) == nil)
    #expect(ShortColor(ColorComponents(space: .sRGB, red: 0, green: value, blue: 0)) == nil)
    #expect(
      ShortColor(ColorComponents(space: .sRGB, red: 0, green: 0, blue: 0, alpha: value)) == nil)
  }

  @Test("The two forms meet at every fifth of 1, and nowhere else")
  func meeting() throws {
    for byte in UInt8.min...UInt8.max {
      let number = ShortNumber(byte: byte)
      let other = ShortNumber(number.value, .thousandths)
      #expect(number.asThousandths == other?.number, "\(byte)")
    }
    for whole in UInt16(0)..<2500 {
      let number = try #require(ShortNumber(thousandths: whole))
      #expect(number.asByte == ShortNumber(number.value, .byte)?.number, "\(whole)")
    }
  }

  @Test("A color has one short form, whether it was read as numbers or computed", arguments: 0..<2)
  func canonical(_ seed: Int) throws {
    let bytes = [0, 1, 51, 128, 254, 255].map { ShortNumber(byte: UInt8($0)) }
    let thousandths = [0, 200, 500, 745, 1000, 1200].compactMap {
      ShortNumber(thousandths: UInt16($0))
    }
    let channels = [bytes, thousandths][seed]
    for red in channels {
      for green in channels {
        for alpha in bytes + thousandths {
          let read = try #require(
            ShortColor(space: .sRGB, red: red, green: green, blue: red, alpha: alpha))
          let computed = ShortColor(
            ColorComponents(
              space: .sRGB, red: red.value, green: green.value, blue: red.value,
              alpha: alpha.value))
          #expect(read == computed)
        }
      }
    }
  }

  @Test("The 8-bit color of a short form is that of its components", arguments: ColorSpace.allCases)
  func eightBit(_ space: ColorSpace) throws {
    for byte in stride(from: UInt8(0), through: 255, by: 5) {
      for alpha in [ShortNumber(byte: byte), ShortNumber(byte: 255)] {
        let number = ShortNumber(byte: byte)
        let other = ShortNumber(byte: 255 - byte)
        let color = try #require(
          ShortColor(space: space, red: number, green: other, blue: number, alpha: alpha))
        #expect(color.rgba8 == color.components.rgba8)
        #expect(color.hexadecimal == color.components.hexadecimal.rgba8)
      }
    }
  }
}
