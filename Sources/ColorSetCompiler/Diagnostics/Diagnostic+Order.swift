extension Diagnostic: Comparable {
  /// By place, then by rule and message, so that reports are the same from run to run.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    let order = CodePointOrder.compare(left.location.path, right.location.path)
    if order != 0 { return order < 0 }
    let leftPosition = left.location.position ?? .start
    let rightPosition = right.location.position ?? .start
    if leftPosition != rightPosition { return leftPosition < rightPosition }
    if left.rule != right.rule { return left.rule < right.rule }
    return CodePointOrder.precedes(left.message, right.message)
  }
}
