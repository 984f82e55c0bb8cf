#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Text that is being written, as bytes.
///
/// Nearly all of a generated file or a report goes through here a few bytes at a time, so adding them must cost no more than
/// storing a word or two: the memory is an array that is longer than the text, and bytes are stored into it directly.
struct SourceText {
  /// The memory; only the bytes up to ``count`` are of the text.
  private var memory: [UInt8] = []
  /// How many bytes the text has so far.
  private(set) var count = 0

  /// The text so far.
  var bytes: [UInt8] { Array(memory[..<count]) }

  /// The text so far.
  var string: String { String(decoding: memory[..<count], as: UTF8.self) }

  /// The last byte, nil when there is none.
  var last: UInt8? { count > 0 ? memory[count - 1] : nil }

  /// Gives the bytes away without copying them; the text is empty afterwards.
  mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &memory)
    taken.removeLast(taken.count - count)
    count = 0
    return taken
  }

  /// Makes room for more.
  mutating func reserve(_ more: Int) {
    if memory.count - count < more { grow(by: more) }
  }

  /// Forgets the text and keeps the memory.
  mutating func clear() { count = 0 }

  /// Looks at the text so far.
  func withSpan<Result>(_ body: (RawSpan) -> Result) -> Result {
    unsafe body(memory.span.bytes.extracting(0..<count))
  }

  /// Looks at the text so far where it lies.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    unsafe memory.withUnsafeBytes { unsafe body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  /// Adds a text of the program.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    unsafe append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Adds a text as it is.
  // Literals would otherwise be taken as `String`, which costs several times as much as a text of the program.
  @_disfavoredOverload
  @inline(__always)
  mutating func append(_ text: some StringProtocol) {
    let isAdded: Void? = text.utf8.withContiguousStorageIfAvailable {
      unsafe append(buffer: $0)
    }
    if isAdded == nil { for byte in text.utf8 { append(byte: byte) } }
  }

  /// Adds a text without some of its first bytes.
  mutating func append(_ text: String, from start: Int) {
    let isAdded: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe append(buffer: UnsafeBufferPointer(rebasing: $0[start...]))
    }
    if isAdded == nil { append(bytes: Array(text.utf8.dropFirst(start))) }
  }

  /// Adds bytes that lie somewhere else.
  @inline(__always)
  mutating func append(buffer: UnsafeBufferPointer<UInt8>) {
    guard let start = buffer.baseAddress else { return }
    unsafe append(start, count: buffer.count)
  }

  /// Adds bytes that lie somewhere else between quotes.
  @inline(__always)
  mutating func append(quoted buffer: UnsafeBufferPointer<UInt8>) {
    let added = buffer.count
    reserve(added + 2)
    let place = count
    unsafe memory.withUnsafeMutableBytes { memory in
      unsafe memory[place] = 0x22
      if let target = memory.baseAddress, let start = buffer.baseAddress {
        _ = unsafe memcpy(target + place + 1, start, added)
      }
      unsafe memory[place + added + 1] = 0x22
    }
    count = place + added + 2
  }

  /// Adds two words, of which only some bytes are of the text, then a text of the program, then the bytes of a third word.
  ///
  /// It is one step since lines of JSON begin so by the hundred thousand.
  ///
  /// - Parameters:
  ///   - words: The first sixteen bytes, the lowest first.
  ///   - length: How many of them are of the text.
  ///   - name: What follows.
  ///   - end: The bytes after it, the lowest first.
  ///   - endLength: How many they are, up to eight.
  @inline(__always)
  mutating func append(
    words: (UInt64, UInt64), length: Int, _ name: StaticString, _ end: UInt64, endLength: Int
  ) {
    let nameLength = name.utf8CodeUnitCount
    reserve(nameLength + 32)
    let place = count
    unsafe memory.withUnsafeMutableBytes { memory in
      unsafe memory.storeBytes(of: words.0.littleEndian, toByteOffset: place, as: UInt64.self)
      unsafe memory.storeBytes(of: words.1.littleEndian, toByteOffset: place + 8, as: UInt64.self)
      if let target = memory.baseAddress {
        _ = unsafe memcpy(target + place + length, name.utf8Start, nameLength)
      }
      unsafe memory.storeBytes(
        of: end.littleEndian, toByteOffset: place + length + nameLength, as: UInt64.self)
    }
    count = place + length + nameLength + endLength
  }

  /// Adds one byte.
  @inline(__always)
  mutating func append(byte: UInt8) { append(word: UInt64(byte), count: 1) }

  /// Adds bytes.
  mutating func append(bytes other: [UInt8]) {
    unsafe other.withUnsafeBufferPointer { unsafe append(buffer: $0) }
  }

  /// Adds some of bytes.
  @inline(__always)
  mutating func append(bytes other: [UInt8], _ range: Range<Int>) {
    unsafe other.withUnsafeBufferPointer {
      unsafe append(buffer: UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Adds another text.
  mutating func append(_ other: borrowing SourceText) {
    let count = other.count
    unsafe other.memory.withUnsafeBufferPointer {
      unsafe append(buffer: UnsafeBufferPointer(rebasing: $0[..<count]))
    }
  }

  /// Adds up to eight bytes of a number, the lowest first.
  @inline(__always)
  mutating func append(word: UInt64, count added: Int) {
    // All eight bytes are stored, whatever their number; those beyond the text are written over or never seen.
    reserve(8)
    let place = count
    unsafe memory.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt64.self)
    }
    count = place + added
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
  mutating func removeLast() -> UInt8? {
    guard let last else { return nil }
    count -= 1
    return last
  }

  /// Replaces bytes by those of a number, the lowest first.
  mutating func replace(at place: Int, with word: UInt64, count: Int) {
    for index in 0..<count {
      memory[place + index] = UInt8(truncatingIfNeeded: word >> UInt64(8 * index))
    }
  }

  @inline(__always)
  private mutating func append(_ start: UnsafePointer<UInt8>, count added: Int) {
    reserve(added)
    let place = count
    unsafe memory.withUnsafeMutableBytes { memory in
      if let target = memory.baseAddress { _ = unsafe memcpy(target + place, start, added) }
    }
    count = place + added
  }

  /// Moves the text into memory that is at least twice as large; what is not written yet stays untouched.
  @inline(never)
  private mutating func grow(by more: Int) {
    let size = max(count + more, memory.count * 2, 64)
    let (old, kept) = (memory, count)
    memory = unsafe [UInt8](unsafeUninitializedCapacity: size) { new, initialized in
      unsafe old.withUnsafeBufferPointer { old in
        if let target = new.baseAddress, let source = old.baseAddress {
          _ = unsafe memcpy(target, source, kept)
        }
      }
      initialized = size
    }
  }
}
