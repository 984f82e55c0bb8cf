import DynamicColors

/// Writes the static table of a palette: the source of a string literal, and where each color's line begins in it.
///
/// The layout is that of the runtime's `ColorTable`, which reads it.
struct TableWriter: Sendable {
  /// A table that is written.
  struct Table {
    /// The source of the literal's lines in consecutive pieces.
    var parts: [[UInt8]]
    /// The offset of each color's line in the literal.
    var lines: [Int]
  }

  private var source = SourceText()
  /// The offset of each line from where this writer began.
  private var lines: [Int] = []
  /// How many more bytes the source has than the literal, because of escapes.
  private var excess = 0
  private var slots = SourceText()
  /// The places in the source that wait for the line of another color.
  private var pendingLines: [(place: Int, color: Int)] = []

  /// Writes all colors of a palette, on some threads.
  static func write(_ palette: Palette, threads: Int) -> Table {
    let ranges = Parallel.ranges(of: palette.colors.count, threads: threads)
    var writers = Parallel.map(ranges) { range in
      var writer = TableWriter()
      writer.write(range, of: palette)
      return writer
    }
    var table = Table(parts: [], lines: [])
    table.lines.reserveCapacity(palette.colors.count)
    var start = 0
    for writer in writers {
      for line in writer.lines { table.lines.append(start + line) }
      start += writer.source.count - writer.excess
    }
    for number in writers.indices {
      for pending in writers[number].pendingLines {
        writers[number].source.replace(
          at: pending.place, with: SixBits.word(UInt64(table.lines[pending.color]), length: 5),
          count: 5)
      }
      table.parts.append(writers[number].source.take())
    }
    return table
  }

  private mutating func write(_ range: Range<Int>, of palette: Palette) {
    lines.reserveCapacity(range.count)
    source.reserve(range.count * 100)
    let colors = palette.colors.span
    let catalogs = palette.catalogs.span
    for index in range {
      write(
        catalogs[colors[index].catalog].colorSets.span[colors[index].colorSet],
        elevated: colors[index].elevated)
    }
  }

  @inline(__always)
  private mutating func write(_ colorSet: borrowing ColorSet, elevated: Int?) {
    lines.append(source.count - excess)
    writeSlots(colorSet.slots, elevated: elevated)
    writeName(colorSet.name)
    source.append(byte: 0x0A)
  }

  private mutating func writeSlots(_ all: SlotList, elevated: Int?) {
    slots.clear()
    for index in all.indices where all[index].hasValue && all[index].isReachable {
      if isFirst(index, of: all) { SlotWriter.append(all, index, to: &slots) }
    }
    let hasPartner = elevated != nil && slots.count > 0
    if hasPartner {
      SixBits.append(7, length: 3, to: &slots)
      SixBits.append(0, length: 5, to: &slots)
    }
    SixBits.append(UInt64(slots.count), length: 4, to: &source)
    appendSlots()
    if hasPartner, let elevated { pendingLines.append((source.count - 5, elevated)) }
  }

  /// Adds the slots to the literal; nearly always they are plain text.
  private mutating func appendSlots() {
    if unsafe slots.withBytes({ unsafe PlainText.isPlain($0) }) {
      source.append(slots)
    } else {
      append(stored: slots.bytes)
    }
  }

  /// Whether no earlier slot answers the same requests.
  private func isFirst(_ index: Int, of slots: SlotList) -> Bool {
    let traits = slots[index].traits
    // The traits tell nearly always, and looking at them takes no copy of a slot.
    for earlier in 0..<index where slots[earlier].traits.isSame(as: traits) {
      if slots[earlier].hasValue, slots[earlier].hasSameConditions(as: slots[index]) {
        return false
      }
    }
    return true
  }

  private mutating func writeName(_ name: String) {
    if source.appendIfPlain(name) {
      // An editor may take out a space at the end of a line.
      if source.last == 0x20 {
        source.escapeLastByte()
        excess += 5
      }
    } else {
      append(stored: StoredText.bytes(of: name))
    }
  }

  /// Adds bytes of the literal, with escapes where its source needs them.
  private mutating func append(stored bytes: [UInt8]) {
    if unsafe bytes.withUnsafeBytes({ unsafe PlainText.isPlain($0) }) {
      source.append(bytes: bytes)
      return
    }
    let before = source.count
    source.append(escaped: String(decoding: bytes, as: UTF8.self))
    if bytes.last == 0x20 { source.escapeLastByte() }
    excess += source.count - before - bytes.count
  }
}
