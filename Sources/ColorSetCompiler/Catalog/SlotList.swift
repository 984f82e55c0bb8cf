/// The slots of a color set, in the order of the file.
///
/// Color sets that were read together share one array, in which each has a range: thousands of small arrays would cost more
/// than reading what they hold.
package struct SlotList: RandomAccessCollection, Sendable {
  private let shared: [Slot]
  private let start: Int32
  private let length: Int32

  /// Makes a list of its own.
  package init(_ slots: [Slot] = []) { self.init(slots, slots.indices) }

  /// Makes a list of some of many slots.
  init(_ shared: [Slot], _ range: Range<Int>) {
    self.shared = shared
    start = Int32(truncatingIfNeeded: range.lowerBound)
    length = Int32(truncatingIfNeeded: range.count)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { Int(length) }

  /// The slot of an index; the first has 0.
  package subscript(index: Int) -> Slot {
    @inline(__always) get {
      precondition(index >= 0 && index < endIndex, "a color set has no slot of this index")
      return shared[Int(start) + index]
    }
  }

  /// The short form of the color of a slot, for those who need no copy of the slot.
  @inline(__always)
  func short(of index: Int) -> ShortColor? {
    precondition(index >= 0 && index < endIndex, "a color set has no slot of this index")
    return shared[Int(start) + index].short
  }

  /// Whether the alpha of a slot is written as a whole number of 255.
  @inline(__always)
  func hasWholeAlpha(_ index: Int) -> Bool {
    precondition(index >= 0 && index < endIndex, "a color set has no slot of this index")
    return shared[Int(start) + index].spelling.alpha.isWhole
  }
}
