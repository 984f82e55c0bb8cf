/// The bytes of a string literal, with every access checked against its end.
nonisolated struct TableBytes: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  var count: Int { text.utf8CodeUnitCount }

  /// The byte at an index; past the end it is a zero of the table's alphabet.
  subscript(index: Int) -> UInt8 {
    guard index >= 0, index < text.utf8CodeUnitCount else { return 0x30 }
    return unsafe text.utf8Start[index]
  }

  /// A number of some characters, six bits each, the first one highest. The alphabet is `0` to `o`, with `|` for `\`.
  @inline(__always)
  func number(at start: Int, length: Int) -> UInt64 {
    guard start >= 0, start <= text.utf8CodeUnitCount - Swift.max(length, 4) else {
      return slowNumber(at: start, length: length)
    }
    if length <= 4 { return fourCharacters(at: start) >> UInt64(24 - 6 * length) }
    let first = unsafe text.utf8Start + start
    var number: UInt64 = 0
    for index in 0..<length {
      let byte = unsafe first[index]
      number = number << 6 | UInt64((byte == 0x7C ? 0x5C : byte) &- 0x30) & 63
    }
    return number
  }

  /// The number of the four characters at an index, which lie within the text, decoded side by side in one word.
  @inline(__always)
  private func fourCharacters(at start: Int) -> UInt64 {
    let word = unsafe UnsafeRawPointer(text.utf8Start)
      .loadUnaligned(fromByteOffset: start, as: UInt32.self).littleEndian
    // Of the alphabet only `|`, 0x7C, has all the bits from 3 to 6.
    let isBar = word & word >> 1 & word >> 2 & word >> 3 & 0x0808_0808
    let digits = (word - isBar << 2) &- 0x3030_3030
    let pairs = (digits & 0x003F_003F) << 6 | (digits >> 8) & 0x003F_003F
    return UInt64((pairs & 0xFFF) << 12 | pairs >> 16)
  }

  private func slowNumber(at start: Int, length: Int) -> UInt64 {
    var number: UInt64 = 0
    for index in start..<start + length {
      let byte = self[index]
      number = number << 6 | UInt64((byte == 0x7C ? 0x5C : byte) &- 0x30) & 63
    }
    return number
  }

  /// The first index from `start` on that holds a line feed, or the end.
  func lineEnd(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != 0x0A { index += 1 }
    return index
  }

  /// A text. A byte below 32 is stored as 1 and the byte plus 32, so that no text holds a line feed.
  func string(start: Int, end: Int) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      if self[index] == 1 {
        index += 1
        bytes.append(self[index] &- 32)
      } else {
        bytes.append(self[index])
      }
      index += 1
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a text comes before (-1), is (0) or comes after (1) the stored bytes, in code-point order.
  func order(of text: String, start: Int, end: Int) -> Int {
    var index = start
    for byte in text.utf8 {
      let isControl = byte < 32
      for unit in isControl ? 0..<2 : 1..<2 {
        guard index < end else { return 1 }
        let wanted = unit == 0 ? 1 : isControl ? byte + 32 : byte
        if wanted != self[index] { return wanted < self[index] ? -1 : 1 }
        index += 1
      }
    }
    return index == end ? 0 : -1
  }

  /// Whether the stored bytes begin with a text.
  func hasPrefix(_ prefix: String, start: Int, end: Int) -> Bool {
    let length = prefix.utf8.reduce(0) { $0 + ($1 < 32 ? 2 : 1) }
    return length <= end - start && order(of: prefix, start: start, end: start + length) == 0
  }
}
