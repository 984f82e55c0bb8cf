import DynamicColors

/// The contrast of each foreground on each background for a page: colors whose role is text, interactive or status, and those
/// of declared pairs.
///
/// The ratios stand in four lists, one an appearance, foreground by foreground; each is hundredfold and cut off, -1 when a
/// value is not known.
struct PreviewMatrix {
  private let palette: Palette
  private let rows: PreviewRows
  private let fronts: [Int]
  private let backs: [Int]
  private let total: (fronts: Int, backs: Int)

  /// Finds the foregrounds and the backgrounds.
  init(
    _ palette: Palette, _ rows: PreviewRows, _ roles: ColorRoles, _ pairs: PreviewPairs
  ) {
    self.palette = palette
    self.rows = rows
    let fronts = Set(roles.indices(of: [.text, .interactive, .status]))
      .union(pairs.entries.map(\.front)).sorted()
    let backs = Set(roles.indices(of: [.background])).union(pairs.entries.map(\.back)).sorted()
    total = (fronts.count, backs.count)
    let width = min(backs.count, Self.mostBackgrounds)
    self.backs = Array(backs.prefix(width))
    self.fronts = width == 0 ? [] : Array(fronts.prefix(Self.mostCells / width))
  }

  /// A table with more than this is read by nobody; declared pairs say what counts.
  private static let mostCells = 3_000
  private static let mostBackgrounds = 40

  /// Writes the table.
  func write(to text: inout SourceText) {
    text.append(",\n\"matrix\":{\"fronts\":[")
    Self.write(fronts.map { rows.rowOfColor[$0] }, to: &text)
    text.append("],\"backs\":[")
    Self.write(backs.map { rows.rowOfColor[$0] }, to: &text)
    text.append("],\"total\":[")
    Self.write([total.fronts, total.backs], to: &text)
    text.append("],\"ratios\":[")
    for (number, appearance) in PairAppearance.allCases.enumerated() {
      text.append(number == 0 ? "\n[" : ",\n[")
      write(appearance, to: &text)
      text.append("]")
    }
    text.append("]}")
  }

  private func write(_ appearance: PairAppearance, to text: inout SourceText) {
    let grounds = backs.map {
      palette.colorSet(of: palette.colors[$0]).answer(in: appearance)?.seen
    }
    var isFirst = true
    for front in fronts {
      let color = palette.colorSet(of: palette.colors[front]).answer(in: appearance)?.seen
      for ground in grounds {
        if !isFirst { text.append(",") }
        isFirst = false
        if let color, let ground {
          text.append(decimal: Contrast.hundredths(Contrast.leastRatio(of: color, on: ground)))
        } else {
          text.append("-1")
        }
      }
    }
  }

  private static func write(_ numbers: [Int], to text: inout SourceText) {
    for (place, number) in numbers.enumerated() {
      if place > 0 { text.append(",") }
      text.append(decimal: number)
    }
  }
}
