/// Writes the static members of a palette's types.
struct MemberWriter {
  private let palette: Palette
  private let options: SwiftOptions
  private let lines: [Int]
  private var text = SourceText()

  /// Members in one extension; the optimizer's time grows faster than their number when they are more.
  private static let mostMembers = 500

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
  ) -> [SourceText] {
    let batches = batches(of: palette)
    let ranges = Parallel.ranges(of: batches.count, threads: threads)
    return Parallel.map(count: ranges.count, threads: threads) { numbers in
      var writer = MemberWriter(palette: palette, options: options, lines: lines)
      writer.text.reserve(palette.colors.count / ranges.count * 240)
      for number in numbers {
        for batch in batches[ranges[number]] { writer.write(batch) }
      }
      return writer.text
    }
  }

  private init(palette: Palette, options: SwiftOptions, lines: [Int]) {
    self.palette = palette
    self.options = options
    self.lines = lines
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

  private mutating func write(_ batch: Batch) {
    text.append("\nnonisolated extension ")
    text.append(options.rootName)
    if let typePath = palette.scopes[batch.scope].typePath, !typePath.isEmpty {
      text.append(byte: 0x2E)
      text.append(typePath)
    }
    text.append(" {\n")
    for color in batch.colors { write(palette.colors[color], line: lines[color]) }
    text.append("}\n")
  }

  private mutating func write(_ color: PaletteColor, line: Int) {
    text.append("  /// ")
    ColorSummary.append(color, of: palette, to: &text)
    switch options.access {
    case .internal: text.append("\n  static var ")
    case .package: text.append("\n  package static var ")
    case .public: text.append("\n  public static var ")
    }
    text.append(color.identifier ?? "")
    text.append(": ")
    text.append(options.qualifier)
    text.append("DynamicColor { .init(_table, ")
    text.append(decimal: line)
    text.append(") }\n")
  }
}
