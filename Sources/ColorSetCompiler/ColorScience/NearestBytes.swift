import DynamicColors

/// Finds the bytes of 8-bit sRGB for linear light, by a table in place of the transfer function's power.
///
/// The powers for the colors of a large catalog would take longer than writing all else about them.
struct NearestBytes: Sendable {
  /// The table, which is made once.
  static let table = NearestBytes()

  /// The linear light of each byte.
  let linear: [Double]
  /// The linear light from which on each byte is the nearest one, and an end that no light below 1 reaches.
  private let starts: [Double]
  /// The nearest byte at the start of each of some equal parts of the light from 0 to 1.
  private let guesses: [UInt8]

  /// Nearer to where two bytes meet than this, the last bits of a computation may decide.
  private static let margin = 1e-9

  private init() {
    linear = (0...255).map { TransferFunction.decodeSRGB(Double($0) / 255) }
    let starts =
      [-1] + (1...255).map { TransferFunction.decodeSRGB((Double($0) - 0.5) / 255) } + [2]
    var byte = 0
    guesses = (0..<1024).map { part in
      while Double(part) / 1024 >= starts[byte + 1] { byte += 1 }
      return UInt8(byte)
    }
    self.starts = starts
  }

  /// The color of 8 bits that linear light of sRGB's primaries is nearest to; nil when the runtime's own conversion must decide.
  func rgba8(_ linear: Vector3, alpha: UInt8) -> RGBA8? {
    guard let red = byte(linear.x), let green = byte(linear.y), let blue = byte(linear.z) else {
      return nil
    }
    return RGBA8(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The byte that linear light is nearest to when it is encoded; nil when it lies so near to two that the runtime's own
  /// conversion must decide.
  func byte(_ linear: Double) -> UInt8? {
    guard linear > 0 else { return 0 }
    guard linear < 1 else { return 255 }
    var byte = Int(guesses[Int(linear * 1024)])
    while linear >= starts[byte + 1] { byte += 1 }
    guard linear - starts[byte] > Self.margin, starts[byte + 1] - linear > Self.margin else {
      return nil
    }
    return UInt8(byte)
  }
}
