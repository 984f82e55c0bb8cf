/// A color in sRGB with 8 bits for each of red, green, blue and alpha: what most files and tools exchange.
public nonisolated struct RGBA8: Sendable, Hashable {
  /// The encoded red component, 0...255.
  public let red: UInt8
  /// The encoded green component, 0...255.
  public let green: UInt8
  /// The encoded blue component, 0...255.
  public let blue: UInt8
  /// The opacity, 0 (clear) to 255 (opaque).
  public let alpha: UInt8

  /// Makes a color from its four bytes.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The color in the form `#RRGGBBAA`, with capital digits and always with alpha.
  public var hexString: String {
    let packed =
      UInt64(red) << 24 | UInt64(green) << 16 | UInt64(blue) << 8 | UInt64(alpha) | 1 << 32
    var text = "#"
    text += String(packed, radix: 16, uppercase: true).dropFirst()
    return text
  }
}
