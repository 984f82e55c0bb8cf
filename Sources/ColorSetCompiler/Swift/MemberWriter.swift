/// Writes the static members of a palette's types.
///
/// Threads write at the same time, and counting references to what they share would make them wait for each other; so the
/// palette is only looked at through spans.
struct MemberWriter {
  private let options: SwiftOptions
  private let qualifier: [UInt8]
  private var text = SourceText()
  private var resolver = AppearanceResolver()

  /// Members in one extension; the optimizer's time grows faster than their number when they are more.
  static let mostMembers = 500

  /// Some members of one type, which become one extension.
  private struct Batch: Sendable {
    var scope: Int
    var colors: ArraySlice<Int>
  }

  /// Writes all members.
  ///
  /// - Parameters:
  ///   - palette: The colors.
  ///   - options: How the code is wanted.
  ///   - lines: Where each color's line begins in the table.
  ///   - threads: How many threads may work.
  /// - Returns: The source in consecutive pieces.
  static func write(
    _ palette: Palette, _ options: SwiftOptions, lines: [Int], threads: Int
  ) -> [[UInt8]] {
    let batches = batches(of: palette)
    let ranges = ranges(of: batches, threads: threads)
    return Parallel.map(ranges) { range in
      var writer = MemberWriter(options: options)
      writer.text.reserve(palette.colors.count / ranges.count * 240)
      for batch in batches[range] { writer.write(batch, of: palette, lines.span) }
      return writer.text.take()
    }
  }

  /// Hands all members to a closure in pieces, which are written in the same memory one after the other.
  ///
  /// - Returns: Whether the closure took all.
  static func write(
    _ palette: Palette, _ options: SwiftOptions, lines: [Int], to take: FilePieces.Taker
  ) -> Bool {
    var writer = MemberWriter(options: options)
    for batch in batches(of: palette) {
      writer.write(batch, of: palette, lines.span)
      guard writer.text.count > mostAtOnce else { continue }
      guard writer.text.withSpan(take) else { return false }
      writer.text.clear()
    }
    return writer.text.withSpan(take)
  }

  /// Pieces are not much longer than this.
  private static let mostAtOnce = 1 << 16

  private init(options: SwiftOptions) {
    self.options = options
    qualifier = Array(options.qualifier.utf8)
  }

  private static func batches(of palette: Palette) -> [Batch] {
    var colorsOfScopes = [[Int]](repeating: [], count: palette.scopes.count)
    for index in palette.colors.indices where palette.colors[index].identifier != nil {
      colorsOfScopes[palette.colors[index].scope].append(index)
    }
    var batches: [Batch] = []
    for (scope, colors) in colorsOfScopes.enumerated() {
      for start in stride(from: 0, to: colors.count, by: mostMembers) {
        let end = min(start + mostMembers, colors.count)
        batches.append(Batch(scope: scope, colors: colors[start..<end]))
      }
    }
    return batches
  }

  /// Cuts batches into ranges of about the same number of members.
  private static func ranges(of batches: [Batch], threads: Int) -> [Range<Int>] {
    let count = batches.reduce(0) { $0 + $1.colors.count }
    var ranges: [Range<Int>] = []
    var (start, end, seen) = (0, 0, 0)
    for part in Parallel.ranges(of: count, threads: threads) {
      while end < batches.count, seen < part.upperBound {
        seen += batches[end].colors.count
        end += 1
      }
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  private mutating func write(_ batch: Batch, of palette: Palette, _ lines: Span<Int>) {
    text.append("\nnonisolated extension ")
    text.append(options.rootName)
    if let typePath = palette.scopes[batch.scope].typePath, !typePath.isEmpty {
      text.append(byte: 0x2E)
      text.append(typePath)
    }
    text.append(" {\n")
    let colors = palette.colors.span
    let catalogs = palette.catalogs.span
    let numbers = batch.colors.span
    for number in numbers.indices {
      let index = numbers[number]
      let colorSets = catalogs[colors[index].catalog].colorSets.span
      let colorSet = colors[index].colorSet
      // Handed on as a whole, a color set would be copied.
      write(
        colors[index].identifier, colorSets[colorSet].name,
        from: Int(colorSets[colorSet].namespaceLength), colorSets[colorSet].slots,
        line: lines[index])
    }
    text.append("}\n")
  }

  @inline(__always)
  private mutating func write(
    _ identifier: ColorIdentifier?, _ name: String, from start: Int, _ slots: SlotList, line: Int
  ) {
    text.append("  /// ")
    ColorSummary.append(name, slots, &resolver, to: &text)
    switch options.access {
    case .internal: text.append("\n  static var ")
    case .package: text.append("\n  package static var ")
    case .public: text.append("\n  public static var ")
    }
    if case .text(let identifier) = identifier {
      text.append(identifier)
    } else {
      text.append(name, from: start)
    }
    text.append(": ")
    text.append(bytes: qualifier)
    text.append("DynamicColor { .init(_table, ")
    text.append(decimal: line)
    text.append(") }\n")
  }
}
