extension Catalog {
  /// What the order of a color set is decided by, mostly.
  private struct Key {
    /// The first sixteen bytes of the name.
    var prefix: (UInt64, UInt64)
    var list: Int32
    var index: Int32
  }

  /// Takes color sets, sorted by name in code-point order, those of one name by path.
  mutating func add(_ lists: [[ColorSet]]) {
    var keys: [Key] = []
    keys.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for number in lists.indices {
      for index in lists[number].indices {
        keys.append(
          Key(
            prefix: Self.prefix(of: lists[number][index].name),
            list: Int32(truncatingIfNeeded: number),
            index: Int32(truncatingIfNeeded: index)))
      }
    }
    keys.sort { left, right in
      if left.prefix.0 != right.prefix.0 { return left.prefix.0 < right.prefix.0 }
      if left.prefix.1 != right.prefix.1 { return left.prefix.1 < right.prefix.1 }
      return precedes(left, right, lists.span)
    }
    colorSets.reserveCapacity(colorSets.count + keys.count)
    colorSets += keys.lazy.map { lists[Int($0.list)][Int($0.index)] }
  }

  /// Whether a color set comes before another by its whole name and its path.
  private func precedes(_ left: Key, _ right: Key, _ lists: Span<[ColorSet]>) -> Bool {
    let order = CodePointOrder.compare(
      lists[Int(left.list)].span[Int(left.index)].name,
      lists[Int(right.list)].span[Int(right.index)].name)
    if order != 0 { return order < 0 }
    return CodePointOrder.precedes(
      path(of: lists[Int(left.list)][Int(left.index)]),
      path(of: lists[Int(right.list)][Int(right.index)]))
  }

  private static func prefix(of name: String) -> (UInt64, UInt64) {
    var prefix: (UInt64, UInt64) = (0, 0)
    var name = name
    name.withUTF8 { utf8 in
      if utf8.count >= 16 {
        let bytes = UnsafeRawBufferPointer(utf8)
        prefix.0 = unsafe bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self).bigEndian
        prefix.1 = unsafe bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self).bigEndian
        return
      }
      for index in 0..<min(16, utf8.count) {
        let byte = unsafe UInt64(utf8[index])
        if index < 8 {
          prefix.0 |= byte << UInt64(56 - 8 * index)
        } else {
          prefix.1 |= byte << UInt64(120 - 8 * index)
        }
      }
    }
    return prefix
  }
}
