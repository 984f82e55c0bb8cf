extension Diagnostic: Comparable {
  /// By place, then by rule and message, so that reports are the same from run to run.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location.path != right.location.path {
      return CodePointOrder.precedes(left.location.path, right.location.path)
    }
    let leftPosition = left.location.position ?? .start
    let rightPosition = right.location.position ?? .start
    if leftPosition != rightPosition { return leftPosition < rightPosition }
    if left.rule != right.rule { return left.rule < right.rule }
    return left.message < right.message
  }
}
