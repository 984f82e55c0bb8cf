/// Sorts thousands of diagnostics without looking at them again and again: the bytes of their paths are put side by side,
/// once for those that follow one another in one file.
struct DiagnosticOrder {
  private var bytes: [UInt8] = []
  /// Where each path ends in the bytes.
  private var ends: [Int] = [0]
  /// The number of each diagnostic's path.
  private var paths: [Int32] = []
  /// How many bytes all paths begin with in common.
  private var shared = Int.max

  /// The keys of diagnostics in their order; those that nothing tells apart stay in theirs.
  static func keys(of diagnostics: [Diagnostic]) -> [CodePointKey] {
    let order = DiagnosticOrder(diagnostics)
    var keys = diagnostics.indices.map { index in
      unsafe order.withPath(of: index) {
        unsafe CodePointKey($0, after: order.shared, index: index)
      }
    }
    keys.sort { left, right in
      if let isFirst = left.precedes(right) { return isFirst }
      let difference = order.comparePaths(left.index, right.index)
      if difference != 0 { return difference < 0 }
      let rest = diagnostics.compareInFile(left.index, right.index)
      return rest != 0 ? rest < 0 : left.index < right.index
    }
    return keys
  }

  private init(_ diagnostics: [Diagnostic]) {
    paths.reserveCapacity(diagnostics.count)
    for index in diagnostics.indices {
      let isSame =
        index > 0
        && CodePointOrder.compare(
          diagnostics[index].location.path, diagnostics[index - 1].location.path) == 0
      if !isSame { add(diagnostics[index].location.path) }
      paths.append(Int32(truncatingIfNeeded: ends.count - 2))
    }
  }

  private mutating func add(_ path: String) {
    let start = bytes.count
    let isAdded: Void? = unsafe path.utf8.withContiguousStorageIfAvailable {
      unsafe bytes.append(contentsOf: $0)
    }
    if isAdded == nil { bytes.append(contentsOf: path.utf8) }
    let end = bytes.count
    ends.append(end)
    shared = min(shared, end - start)
    for place in 0..<shared where bytes[place] != bytes[start + place] {
      shared = place
      return
    }
  }

  /// Looks at the bytes of the path of a diagnostic.
  @inline(__always)
  private func withPath<Result>(
    of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let number = Int(paths[index])
    let range = ends[number]..<ends[number + 1]
    return unsafe bytes.withUnsafeBufferPointer {
      unsafe body(UnsafeBufferPointer(rebasing: $0[range]))
    }
  }

  /// Below 0 when the path of the left diagnostic comes first, above 0 when that of the right one does.
  private func comparePaths(_ left: Int, _ right: Int) -> Int {
    if paths[left] == paths[right] { return 0 }
    return unsafe withPath(of: left) { leftPath in
      unsafe withPath(of: right) { unsafe CodePointOrder.compare(leftPath, $0) }
    }
  }
}
