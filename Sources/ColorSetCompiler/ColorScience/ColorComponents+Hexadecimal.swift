package import DynamicColors

extension ColorComponents {
  /// Makes the color of six or eight hexadecimal digits, `RRGGBB` or `RRGGBBAA`; nil for any other text.
  ///
  /// - Parameters:
  ///   - digits: The digits, without a sign before them.
  ///   - space: The space that the bytes are components of.
  package init?(hexadecimal digits: some StringProtocol, space: ColorSpace = .sRGB) {
    guard [6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy({ $0.isHexadecimalDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let all = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    let channels = [24, 16, 8, 0].map { Double(all >> UInt32($0) & 0xFF) / 255 }
    self.init(
      space: space, red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}

extension UInt8 {
  /// Whether the byte is 0 to 9, A to F or a to f; a number may begin with a sign, which is none.
  fileprivate var isHexadecimalDigit: Bool {
    0x30...0x39 ~= self || 0x41...0x46 ~= self || 0x61...0x66 ~= self
  }
}
