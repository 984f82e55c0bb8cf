/// What the place of a color set among others is decided by, mostly.
struct ColorSetKey: Sendable {
  /// The index of the color set.
  var colorSet: Int {
    get { Int(index) }
    set { index = Int32(truncatingIfNeeded: newValue) }
  }

  // The first sixteen bytes of the name as numbers, zeros where it is shorter.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var index: Int32

  /// Makes the key of the color set of a name and an index.
  init(name: String, index: Int) {
    self.index = Int32(truncatingIfNeeded: index)
    let isRead: Void? = unsafe name.utf8.withContiguousStorageIfAvailable { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      if bytes.count >= 16 {
        first = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian
        second = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian
      } else {
        for place in 0..<bytes.count { unsafe set(bytes[place], at: place) }
      }
    }
    if isRead == nil {
      for (place, byte) in name.utf8.prefix(16).enumerated() { set(byte, at: place) }
    }
  }

  /// Whether a color set comes before another; nil when the keys do not tell.
  @inline(__always)
  func precedes(_ other: ColorSetKey) -> Bool? {
    if first != other.first { return first < other.first }
    return second != other.second ? second < other.second : nil
  }

  private mutating func set(_ byte: UInt8, at place: Int) {
    if place < 8 {
      first |= UInt64(byte) << UInt64(56 - 8 * place)
    } else {
      second |= UInt64(byte) << UInt64(120 - 8 * place)
    }
  }
}
