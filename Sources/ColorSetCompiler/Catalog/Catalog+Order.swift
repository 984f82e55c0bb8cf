extension Catalog {
  /// Sorts the color sets by name in code-point order, those of one name by path.
  ///
  /// The first eight bytes after what all names share decide most comparisons, as one number.
  mutating func sortColorSets() {
    var keys: [(prefix: UInt64, index: Int)] = []
    keys.reserveCapacity(colorSets.count)
    for index in colorSets.indices {
      keys.append((Self.prefix(of: colorSets[index].name), index))
    }
    keys.sort { left, right in
      if left.prefix != right.prefix { return left.prefix < right.prefix }
      let leftSet = colorSets[left.index]
      let rightSet = colorSets[right.index]
      let order = CodePointOrder.compare(leftSet.name, rightSet.name)
      if order != 0 { return order < 0 }
      return CodePointOrder.precedes(path(of: leftSet), path(of: rightSet))
    }
    colorSets = keys.map { colorSets[$0.index] }
  }

  private static func prefix(of name: String) -> UInt64 {
    var prefix: UInt64 = 0
    var count = 0
    for byte in name.utf8 {
      prefix = prefix << 8 | UInt64(byte)
      count += 1
      if count == 8 { return prefix }
    }
    return prefix << UInt64(8 * (8 - count))
  }
}
