import DynamicColors
import Foundation
import Testing

/// Colors of 8 bits as text.
@Suite struct RGBA8Tests {
  @Test("The text has two capital digits for each byte, leading zeros and alpha included")
  func hexString() {
    #expect(RGBA8(red: 0, green: 0, blue: 0, alpha: 0).hexString == "#00000000")
    #expect(RGBA8(red: 0, green: 10, blue: 0xBC, alpha: 0xFF).hexString == "#000ABCFF")
    #expect(RGBA8(red: 255, green: 255, blue: 255).hexString == "#FFFFFFFF")
    #expect(RGBA8(red: 0x12, green: 0x34, blue: 0x56, alpha: 0x78).hexString == "#12345678")
    for byte in UInt8.min...UInt8.max {
      let digits = String(format: "%02X", Int(byte))
      #expect(RGBA8(red: byte, green: 1, blue: 2, alpha: 3).hexString == "#\(digits)010203")
      #expect(RGBA8(red: 1, green: 2, blue: 3, alpha: byte).hexString == "#010203\(digits)")
    }
  }

  @Test("The value of a color has the text of its components, a reference has none")
  func ofValues() {
    let color = ColorComponents(space: .displayP3, red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(ColorValue.components(color).hexString == "#FF000080")
    #expect(ColorValue.system(SystemColor(platform: nil, name: "labelColor")).hexString == nil)
  }
}
