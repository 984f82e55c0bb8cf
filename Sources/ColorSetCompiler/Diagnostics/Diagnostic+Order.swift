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
    arrange(by: Self.sortedKeys(of: self))
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

  /// The keys of diagnostics in their order; those that are the same stay in theirs.
  private static func sortedKeys(of diagnostics: [Diagnostic]) -> [CodePointKey] {
    let shared = sharedPrefix(of: diagnostics)
    var keys = diagnostics.indices.map {
      CodePointKey(diagnostics[$0].location.path, after: shared, index: $0)
    }
    keys.sort { left, right in
      if let isFirst = left.precedes(right) { return isFirst }
      let order = diagnostics.compare(left.index, right.index)
      return order != 0 ? order < 0 : left.index < right.index
    }
    return keys
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
