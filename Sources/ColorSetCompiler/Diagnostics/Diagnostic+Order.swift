extension Diagnostic: Comparable {
  /// By place, then by rule and message, so that reports are the same from run to run.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    [left, right].compare(0, 1) < 0
  }
}

/// Thousands of diagnostics are sorted, so they are compared where they stand: a copy of one would count the references to
/// all its texts.
extension [Diagnostic] {
  /// Brings diagnostics into their order: numbers are sorted in their place, and then each is moved only once.
  package mutating func sortByPlace() {
    guard count > 1 else { return }
    var order = Self.order(of: self)
    var diagnostics = mutableSpan
    for place in order.indices where Int(order[place]) != place {
      var current = place
      while Int(order[current]) != place {
        let next = Int(order[current])
        diagnostics.swapAt(current, next)
        order[current] = Int32(truncatingIfNeeded: current)
        current = next
      }
      order[current] = Int32(truncatingIfNeeded: current)
    }
  }

  /// Below 0 when the left one of two comes first, above 0 when the right one does, 0 when nothing tells them apart.
  fileprivate func compare(_ left: Int, _ right: Int) -> Int {
    let order = CodePointOrder.compare(self[left].location.path, self[right].location.path)
    if order != 0 { return order }
    let leftPosition = self[left].location.position ?? .start
    let rightPosition = self[right].location.position ?? .start
    if leftPosition != rightPosition { return leftPosition < rightPosition ? -1 : 1 }
    if self[left].rule != self[right].rule { return self[left].rule < self[right].rule ? -1 : 1 }
    return CodePointOrder.compare(self[left].message, self[right].message)
  }

  /// Which diagnostic belongs in each place; those that are the same stay in their order.
  private static func order(of diagnostics: [Diagnostic]) -> [Int32] {
    let shared = sharedPrefix(of: diagnostics)
    var keys: [DiagnosticKey] = []
    keys.reserveCapacity(diagnostics.count)
    for index in diagnostics.indices {
      keys.append(
        DiagnosticKey(path: diagnostics[index].location.path, after: shared, index: index))
    }
    keys.sort { left, right in
      if left.first != right.first { return left.first < right.first }
      if left.second != right.second { return left.second < right.second }
      let order = diagnostics.compare(Int(left.index), Int(right.index))
      return order != 0 ? order < 0 : left.index < right.index
    }
    return keys.map(\.index)
  }

  /// How many bytes all paths begin with in common.
  private static func sharedPrefix(of diagnostics: [Diagnostic]) -> Int {
    let first = [UInt8](diagnostics[0].location.path.utf8)
    var shared = first.count
    for index in diagnostics.indices.dropFirst() {
      var path = diagnostics[index].location.path
      path.withUTF8 { utf8 in
        shared = Swift.min(shared, utf8.count)
        for place in 0..<shared where unsafe utf8[place] != first[place] {
          shared = place
          return
        }
      }
    }
    return shared
  }
}
