/// Counts the code units of UTF-16 in a range of UTF-8 bytes that begins where the last one did, as on one long line.
struct UTF16Count {
  /// How many bytes lie between the counts that are kept.
  private static let step = 1024

  private var start = -1
  /// The counts from the start to each step.
  private var counts: [Int] = []

  /// How many code units a range takes.
  mutating func count(_ range: Range<Int>, in bytes: RawSpan) -> Int {
    if range.lowerBound != start {
      start = range.lowerBound
      counts = [0]
    }
    let steps = range.count / Self.step
    while counts.count <= steps {
      let from = start + (counts.count - 1) * Self.step
      counts.append(counts[counts.count - 1] + Self.units(from..<from + Self.step, bytes))
    }
    return counts[steps] + Self.units(start + steps * Self.step..<range.upperBound, bytes)
  }

  private static func units(_ range: Range<Int>, _ bytes: RawSpan) -> Int {
    var units = 0
    for offset in range {
      let byte = bytes.byte(offset)
      if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    }
    return units
  }
}
