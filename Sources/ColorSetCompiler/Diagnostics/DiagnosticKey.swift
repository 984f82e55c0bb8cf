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
    var words: (UInt64, UInt64) = (0, 0)
    path.withUTF8 { utf8 in
      for place in shared..<min(shared + 16, utf8.count) {
        let byte = unsafe UInt64(utf8[place])
        if place - shared < 8 {
          words.0 |= byte << UInt64(56 - 8 * (place - shared))
        } else {
          words.1 |= byte << UInt64(120 - 8 * (place - shared))
        }
      }
    }
    (first, second) = words
    self.index = Int32(truncatingIfNeeded: index)
  }
}
