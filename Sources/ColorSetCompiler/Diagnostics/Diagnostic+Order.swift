extension Diagnostic: Comparable {
  /// By place, then by rule and message, so that reports are the same from run to run.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let order = CodePointOrder.compare(left.location.path, right.location.path)
    return order != 0 ? order < 0 : [left, right].compareInFile(0, 1) < 0
  }
}

extension [Diagnostic] {
  /// Brings diagnostics into their order: numbers are sorted in their place, and then each is moved only once.
  package mutating func sortByPlace() {
    guard count > 1 else { return }
    arrange(by: DiagnosticOrder.keys(of: self))
  }

  /// Below 0 when the left one of two in one file comes first, above 0 when the right one does, 0 when nothing tells them
  /// apart.
  func compareInFile(_ left: Int, _ right: Int) -> Int {
    let leftPosition = self[left].location.position ?? .start
    let rightPosition = self[right].location.position ?? .start
    if leftPosition != rightPosition { return leftPosition < rightPosition ? -1 : 1 }
    if self[left].rule != self[right].rule { return self[left].rule < self[right].rule ? -1 : 1 }
    return CodePointOrder.compare(self[left].message, self[right].message)
  }
}
