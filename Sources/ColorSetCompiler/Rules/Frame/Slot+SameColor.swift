import DynamicColors

extension SlotList {
  /// Whether two slots, by their indices, have exactly the same color; nearly always their short forms tell.
  @inline(__always)
  func haveSameColor(_ first: Int, _ second: Int) -> Bool {
    guard let left = short(of: first), let right = short(of: second), left.space == right.space
    else { return self[first].hasSameColor(as: self[second]) }
    return left.hasSameNumbers(as: right)
  }
}

extension Slot {
  /// Whether two slots have exactly the same color, however each is written.
  ///
  /// Numbers are compared, not their spelling: `"0xFF"` is `"1.000"`, but `"0x80"` is not `"0.502"`. Colors in different
  /// spaces are the same when their numbers in extended sRGB are. A reference is the same as no other color.
  func hasSameColor(as other: borrowing Slot) -> Bool {
    if let short, let otherShort = other.short {
      if short.space == otherShort.space || short.hasEncodedSRGB && otherShort.hasEncodedSRGB {
        return short.hasSameNumbers(as: otherShort)
      }
      if !short.hasSameAlpha(as: otherShort) { return false }
    }
    guard case .components(let color) = value, case .components(let otherColor) = other.value
    else { return false }
    if color.space == otherColor.space { return color == otherColor }
    return color.extendedSRGB == otherColor.extendedSRGB
  }

  /// Whether the slot's color cannot be seen at all.
  var isClear: Bool {
    guard case .components(let color) = value else { return false }
    return color.alpha == 0
  }

  /// Whether the slot refers to a system color.
  var isReference: Bool { short == nil && systemColor != nil }

  /// The system color that the slot refers to.
  var systemColor: SystemColor? {
    guard case .system(let color) = value else { return nil }
    return color
  }
}
