/// One line of a ``ColorTable``: where its slots and its name stand.
nonisolated struct TableRecord {
  private let bytes: TableBytes
  private let slotsStart: Int
  /// The end of the slots, where the name begins.
  let nameStart: Int

  init(_ bytes: TableBytes, at line: Int) {
    self.bytes = bytes
    slotsStart = line + 4
    nameStart = slotsStart + Int(bytes.number(at: line, length: 4))
  }

  /// The end of the name, where the line feed stands.
  var nameEnd: Int { bytes.lineEnd(from: nameStart) }

  /// Whether the color has no value at all.
  var isBlank: Bool { slotsStart >= nameStart }

  /// Whether the color has an elevated partner; its slot is the last.
  var hasElevated: Bool {
    var index = slotsStart
    while index < nameStart {
      let slot = TableSlot(bytes, at: index)
      if slot.elevatedLine != nil { return true }
      index = slot.end
    }
    return false
  }

  /// The value that answers a request, by ``SlotTraits/rank(for:localeFit:)``; the first of equals wins.
  func value(for traits: ColorTraits) -> ColorValue? {
    var best = (rank: Int.max, start: -1)
    var elevated: Int?
    var index = slotsStart
    while index < nameStart {
      let slot = TableSlot(bytes, at: index)
      if let line = slot.elevatedLine {
        elevated = line
      } else if let rank = slot.rank(for: traits), rank < best.rank {
        best = (rank, index)
      }
      index = slot.end
    }
    if traits.level == .elevated, let elevated {
      var base = traits
      base.level = .base
      if let value = TableRecord(bytes, at: elevated).value(for: base) { return value }
    }
    return best.start < 0 ? nil : TableSlot(bytes, at: best.start).value
  }
}
