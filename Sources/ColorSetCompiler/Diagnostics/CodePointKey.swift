/// What the order of a text among others is decided by, mostly: sixteen of its bytes as two numbers.
///
/// Thousands of keys are sorted in place of what they are the keys of, whose texts lie far apart in memory.
struct CodePointKey: Sendable {
  private let first: UInt64
  private let second: UInt64
  private var number: Int32

  /// Makes the key of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - shared: How many of its first bytes tell nothing, since all texts have them.
  ///   - index: The index of what the text belongs to.
  init(_ text: String, after shared: Int = 0, index: Int) {
    var text = text
    self = text.withUTF8 { unsafe CodePointKey($0, after: shared, index: index) }
  }

  /// Makes the key of the bytes of a text.
  ///
  /// - Parameters:
  ///   - utf8: The bytes.
  ///   - shared: How many of the first ones tell nothing, since all texts have them.
  ///   - index: The index of what the text belongs to.
  init(_ utf8: UnsafeBufferPointer<UInt8>, after shared: Int = 0, index: Int) {
    (first, second) = unsafe (Self.word(of: utf8, at: shared), Self.word(of: utf8, at: shared + 8))
    number = Int32(truncatingIfNeeded: index)
  }

  /// The index of what the text belongs to.
  var index: Int {
    get { Int(number) }
    set { number = Int32(truncatingIfNeeded: newValue) }
  }

  /// Whether a text comes before another; nil when the keys do not tell.
  @inline(__always)
  func precedes(_ other: CodePointKey) -> Bool? {
    if first != other.first { return first < other.first }
    return second != other.second ? second < other.second : nil
  }

  /// Eight bytes as a number that orders as they do; zeros stand for those beyond the end.
  private static func word(of utf8: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt64 {
    if place + 8 <= utf8.count {
      return unsafe UInt64(
        bigEndian: UnsafeRawBufferPointer(utf8).loadUnaligned(
          fromByteOffset: place, as: UInt64.self))
    }
    var word: UInt64 = 0
    for offset in 0..<8 {
      word = unsafe word << 8 | (place + offset < utf8.count ? UInt64(utf8[place + offset]) : 0)
    }
    return word
  }
}

extension Array {
  /// Brings the elements into the order of their keys; each is moved only once, and none is copied.
  mutating func arrange(by keys: consuming [CodePointKey]) {
    var elements = mutableSpan
    for start in keys.indices {
      var place = start
      while keys[place].index != place {
        let source = keys[place].index
        keys[place].index = place
        if source == start { break }
        elements.swapAt(place, source)
        place = source
      }
    }
  }
}
