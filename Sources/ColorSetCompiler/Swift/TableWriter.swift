import DynamicColors

/// Writes the static table of a palette: the source of a string literal, and where each color's line begins in it.
///
/// The layout is that of the runtime's `ColorTable`, which reads it.
struct TableWriter {
  /// The source of the literal's lines, without a final line feed.
  private(set) var source = SourceText()
  /// The offset of each color's line in the literal.
  private(set) var lines: [Int] = []
  /// How many bytes of the literal are written; escapes make the source longer.
  private var count = 0
  private var slots: [UInt8] = []
  /// The places in the source that wait for the line of another color.
  private var pendingLines: [(place: Int, color: Int)] = []

  /// Writes all colors of a palette.
  init(_ palette: Palette) {
    lines.reserveCapacity(palette.colors.count)
    source.reserve(palette.colors.count * 96)
    for index in palette.colors.indices {
      if index > 0 {
        source.append(byte: 0x0A)
        count += 1
      }
      write(palette.colorSet(of: palette.colors[index]), elevated: palette.colors[index].elevated)
    }
    for pending in pendingLines {
      source.replace(
        at: pending.place, with: SixBits.characters(UInt64(lines[pending.color]), length: 5))
    }
  }

  private mutating func write(_ colorSet: ColorSet, elevated: Int?) {
    lines.append(count)
    slots.removeAll(keepingCapacity: true)
    for index in colorSet.slots.indices
    where !colorSet.slots[index].isBlankOrUnreachable && isFirst(index, of: colorSet) {
      SlotWriter.append(colorSet.slots[index], to: &slots)
    }
    let hasValue = !slots.isEmpty
    if hasValue, elevated != nil {
      slots += SixBits.characters(7, length: 3) + SixBits.characters(0, length: 5)
    }
    append(stored: SixBits.characters(UInt64(slots.count), length: 4))
    append(stored: slots)
    if let elevated, hasValue { pendingLines.append((source.bytes.count - 5, elevated)) }
    append(stored: StoredText.bytes(of: colorSet.name))
    // An editor may take out a space at the end of a line.
    if colorSet.name.utf8.last == 0x20 { source.escapeLastByte() }
  }

  /// Whether no earlier slot answers the same requests.
  private func isFirst(_ index: Int, of colorSet: ColorSet) -> Bool {
    let slot = colorSet.slots[index]
    return !colorSet.slots[..<index].contains {
      !$0.isBlankOrUnreachable && $0.hasSameConditions(as: slot)
    }
  }

  /// Adds bytes of the literal, with escapes where its source needs them.
  private mutating func append(stored bytes: [UInt8]) {
    count += bytes.count
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      source.append(bytes: bytes)
    } else {
      source.append(escaped: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension Slot {
  /// Whether the slot can answer no request.
  var isBlankOrUnreachable: Bool { value == nil || !isReachable }
}
