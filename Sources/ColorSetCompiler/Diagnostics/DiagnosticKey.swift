/// What the order of a diagnostic is decided by, mostly: some bytes of its path.
struct DiagnosticKey {
  /// The first eight bytes, the first one highest.
  let first: UInt64
  /// The eight bytes after them.
  let second: UInt64
  /// The index of the diagnostic.
  let index: Int32

  /// Makes the key of a path whose first bytes tell nothing, since all paths have them.
  init(path: String, after shared: Int, index: Int) {
    var path = path
    (first, second) = path.withUTF8 { utf8 in
      unsafe (Self.word(of: utf8, at: shared), Self.word(of: utf8, at: shared + 8))
    }
    self.index = Int32(truncatingIfNeeded: index)
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
