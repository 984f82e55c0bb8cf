import DynamicColors

extension SlotFacts {
  /// Gathers what hangs on the colors of slots.
  init(colorsOf slots: SlotList) {
    self = []
    var last: ColorSpace?
    for index in slots.indices {
      if slots.hasWholeAlpha(index) { insert(.wholeAlpha) }
      guard let color = slots.short(of: index) else {
        addRare(slots[index], &last)
        continue
      }
      add(
        color.space, &last, isAlphaWithinRange: color.isAlphaWithinRange,
        areChannelsWithinRange: color.areChannelsWithinRange)
      if contains(.repeatedColor) { continue }
      for earlier in 0..<index {
        guard let other = slots.short(of: earlier), color.maySame(as: other) else { continue }
        insert(.repeatedColor)
        break
      }
    }
  }

  /// Adds the facts of a slot whose color has no short form.
  private mutating func addRare(_ slot: Slot, _ last: inout ColorSpace?) {
    switch slot.value {
    case nil: break
    case .system: insert(.reference)
    case .components(let color):
      let range = 0.0...1.0
      add(
        color.space, &last, isAlphaWithinRange: range.contains(color.alpha),
        areChannelsWithinRange: color.components.allSatisfy { range.contains($0) })
      insert(.repeatedColor)
    }
  }

  /// Adds the facts of one more color.
  @inline(__always)
  private mutating func add(
    _ space: ColorSpace, _ last: inout ColorSpace?, isAlphaWithinRange: Bool,
    areChannelsWithinRange: Bool
  ) {
    if space == .displayP3 { formUnion([.displayP3, .wide]) }
    if !areChannelsWithinRange { formUnion(space.isExtended ? .wide : [.wide, .beyondRange]) }
    if !isAlphaWithinRange { insert(.beyondRange) }
    if let last, last != space { insert(.mixedSpaces) }
    last = space
  }
}
