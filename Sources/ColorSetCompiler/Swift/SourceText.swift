/// Text that is being written, as bytes.
struct SourceText {
  /// The text so far.
  private(set) var bytes: [UInt8] = []

  /// How many bytes the text has so far.
  var count: Int { bytes.count }

  /// Makes room for more.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Forgets the text and keeps the memory.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Adds a text of the program.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds a text as it is.
  mutating func append(_ text: some StringProtocol) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable {
      unsafe bytes.append(contentsOf: $0)
    }
    if isAdded == nil { bytes.append(contentsOf: text.utf8) }
  }

  /// Adds bytes that lie somewhere else.
  mutating func append(buffer: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: buffer)
  }

  /// Adds one byte.
  @inline(__always)
  mutating func append(byte: UInt8) { bytes.append(byte) }

  /// Adds bytes.
  mutating func append(bytes other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Adds up to eight bytes of a number, the lowest first.
  @inline(__always)
  mutating func append(word: UInt64, count: Int) {
    unsafe withUnsafeBytes(of: word.littleEndian) { word in
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: word[..<count]))
    }
  }

  /// Adds a number of zero or more in decimal.
  mutating func append(decimal number: Int) {
    var word: UInt64 = 0
    var rest = number
    var count = 0
    repeat {
      word = word << 8 | UInt64(0x30 + rest % 10)
      rest /= 10
      count += 1
    } while rest > 0 && count < 8
    if rest > 0 { append(decimal: rest) }
    append(word: word, count: count)
  }

  /// Takes the last byte away.
  mutating func removeLast() -> UInt8? { bytes.popLast() }

  /// Replaces bytes by those of a number, the lowest first.
  mutating func replace(at place: Int, with word: UInt64, count: Int) {
    for index in 0..<count {
      bytes[place + index] = UInt8(truncatingIfNeeded: word >> UInt64(8 * index))
    }
  }
}
