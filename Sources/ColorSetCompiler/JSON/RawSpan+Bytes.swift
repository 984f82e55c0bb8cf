extension RawSpan {
  /// The byte at an offset, 0 past the end.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    guard offset >= 0, offset < byteCount else { return 0 }
    return unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self)
  }

  /// Whether the bytes of a range are those of an ASCII text.
  @inline(__always)
  func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<range.count
    where unsafe byte(range.lowerBound + index) != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// The text of a range of bytes; what is not UTF-8 becomes U+FFFD.
  func string(_ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    for offset in range { text.append(byte(offset)) }
    return String(decoding: text, as: UTF8.self)
  }
}
