extension Unicode.Scalar {
  /// Whether the character turns the direction of text around it, or ends a line, or begins a file, and is not seen itself.
  var turnsText: Bool {
    switch value {
    case 0x85, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
