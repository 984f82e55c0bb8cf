extension RawSpan {
  /// What stands at an offset, in words for a message.
  func description(at offset: Int) -> String {
    guard offset < byteCount else { return "the end of the file" }
    let byte = byte(offset)
    switch byte {
    case 0x27: return "a single quote"
    case 0x21...0x7E: return "'\(Character(Unicode.Scalar(byte)))'"
    case 0x0A, 0x0D: return "the end of the line"
    case 0..<0x21, 0x7F: return "a byte \(Self.hex(byte))"
    default:
      let length = JSONString.utf8Length(self, at: offset)
      guard length > 0 else { return "a byte \(Self.hex(byte)) that is not UTF-8" }
      return "'\(string(offset..<offset + length))'"
    }
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.count < 2 ? "0" : "") + digits
  }
}
