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
    for (number, list) in lists.enumerated() {
      for index in list.indices {
        keys.append(
          Key(
            prefix: Self.prefix(of: list[index].name), list: Int32(truncatingIfNeeded: number),
            index: Int32(truncatingIfNeeded: index)))
      }
    }
    keys.sort { left, right in
      if left.prefix.0 != right.prefix.0 { return left.prefix.0 < right.prefix.0 }
      if left.prefix.1 != right.prefix.1 { return left.prefix.1 < right.prefix.1 }
      let leftSet = lists[Int(left.list)][Int(left.index)]
      let rightSet = lists[Int(right.list)][Int(right.index)]
      let order = CodePointOrder.compare(leftSet.name, rightSet.name)
      if order != 0 { return order < 0 }
      return CodePointOrder.precedes(path(of: leftSet), path(of: rightSet))
    }
    colorSets += keys.lazy.map { lists[Int($0.list)][Int($0.index)] }
  }

  private static func prefix(of name: String) -> (UInt64, UInt64) {
    var prefix: (UInt64, UInt64) = (0, 0)
    var count = 0
    for byte in name.utf8 {
      if count < 8 {
        prefix.0 |= UInt64(byte) << UInt64(56 - 8 * count)
      } else {
        prefix.1 |= UInt64(byte) << UInt64(120 - 8 * count)
      }
      count += 1
      if count == 16 { break }
    }
    return prefix
  }
}
