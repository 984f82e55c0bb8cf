extension String {
  /// Whether one of the bytes from a place on passes a test; texts are looked at where they lie, without a copy.
  ///
  /// - Parameters:
  ///   - start: How many bytes are passed over.
  ///   - test: The test.
  /// - Returns: Whether one does.
  @inline(__always)
  func hasByte(from start: Int = 0, where test: (UInt8) -> Bool) -> Bool {
    let hasByte = unsafe utf8.withContiguousStorageIfAvailable { utf8 in
      for index in min(start, utf8.count)..<utf8.count where unsafe test(utf8[index]) {
        return true
      }
      return false
    }
    return hasByte ?? utf8.dropFirst(start).contains(where: test)
  }
}
