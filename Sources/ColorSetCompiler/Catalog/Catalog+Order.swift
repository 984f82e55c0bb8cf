extension Catalog {
  /// Takes color sets, sorted by name in code-point order, those of one name by path.
  ///
  /// They are moved from array to array and within one, since copies would count references to what lies far apart in memory.
  ///
  /// - Parameters:
  ///   - lists: The color sets.
  ///   - threads: How many threads may work; the order is the same for any number.
  mutating func add(_ lists: consuming [[ColorSet]], threads: Int) {
    for number in lists.indices {
      if colorSets.isEmpty {
        swap(&colorSets, &lists[number])
      } else {
        while let colorSet = lists[number].popLast() { colorSets.append(colorSet) }
      }
    }
    colorSets.arrange(by: sortedKeys(threads: threads))
  }

  /// The keys of the color sets in their order: sorted in parts, which are then merged.
  private func sortedKeys(threads: Int) -> [CodePointKey] {
    let parts = Parallel.map(Parallel.ranges(of: colorSets.count, threads: threads)) { range in
      var keys = range.map { CodePointKey(colorSets[$0].name, index: $0) }
      keys.sort(by: precedes)
      return keys
    }
    return parts.dropFirst().reduce(parts.first ?? []) { merge($0, $1) }
  }

  /// Merges the keys of two parts that are in order.
  private func merge(_ left: [CodePointKey], _ right: [CodePointKey]) -> [CodePointKey] {
    var merged: [CodePointKey] = []
    merged.reserveCapacity(left.count + right.count)
    var next = 0
    for key in right {
      while next < left.count, !precedes(key, left[next]) {
        merged.append(left[next])
        next += 1
      }
      merged.append(key)
    }
    merged += left[next...]
    return merged
  }

  /// Whether a color set comes before another.
  private func precedes(_ left: CodePointKey, _ right: CodePointKey) -> Bool {
    if let isFirst = left.precedes(right) { return isFirst }
    let colorSets = colorSets.span
    let order = CodePointOrder.compare(
      colorSets[left.index].name, colorSets[right.index].name)
    if order != 0 { return order < 0 }
    return CodePointOrder.precedes(
      path(of: colorSets[left.index]), path(of: colorSets[right.index]))
  }
}
