/// The color sets that a page shows, in the order of their names.
///
/// A palette has each name once. Further sets of the same name, which an app with both catalogs does not show, follow the one
/// that it does.
struct PreviewRows: Sendable {
  /// A color set of a palette.
  struct Row: Sendable {
    /// The index of its catalog.
    var catalog: Int
    /// Its index in the catalog.
    var colorSet: Int
    /// The index of the color that has its name.
    var color: Int
    /// Whether it is that color.
    var isShown: Bool
  }

  /// The color sets.
  private(set) var rows: [Row] = []
  /// The row of each color of the palette.
  private(set) var rowOfColor: [Int] = []

  /// Lists the color sets of a palette.
  init(_ palette: Palette) {
    let further = Self.further(palette)
    rows.reserveCapacity(palette.colors.count + further.count)
    rowOfColor.reserveCapacity(palette.colors.count)
    var next = 0
    for (index, color) in palette.colors.enumerated() {
      rowOfColor.append(rows.count)
      rows.append(
        Row(catalog: color.catalog, colorSet: color.colorSet, color: index, isShown: true))
      while next < further.count, further[next].color == index {
        rows.append(further[next])
        next += 1
      }
    }
  }

  /// The color set of a row.
  func colorSet(_ row: Row, in palette: Palette) -> ColorSet {
    palette.catalogs[row.catalog].colorSets[row.colorSet]
  }

  /// The row that a finding is about, nil when it is about no color that there is.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - place: Its file, relative to the same folder as the paths of the palette; it decides between color sets of one name.
  ///   - palette: The colors.
  /// - Returns: The index of the row.
  func row(of finding: Diagnostic, at place: String, in palette: Palette) -> Int? {
    guard let color = finding.color.flatMap({ palette.index(ofColorNamed: $0) }) else { return nil }
    let first = rowOfColor[color]
    guard first + 1 < rows.count, rows[first + 1].color == color else { return first }
    var row = first
    while row + 1 < rows.count, rows[row + 1].color == color {
      if path(of: rows[row], in: palette) == place { return row }
      row += 1
    }
    return path(of: rows[row], in: palette) == place ? row : first
  }

  private func path(of row: Row, in palette: Palette) -> String {
    palette.catalogs[row.catalog].path(of: colorSet(row, in: palette))
  }

  /// The color sets that are no color of the palette, in the order of the palette, then of the catalogs.
  private static func further(_ palette: Palette) -> [Row] {
    let count = palette.catalogs.reduce(0) { $0 + $1.colorSets.count }
    if count == palette.colors.count { return [] }
    var shown = palette.catalogs.map { [Bool](repeating: false, count: $0.colorSets.count) }
    for color in palette.colors { shown[color.catalog][color.colorSet] = true }
    var rows: [Row] = []
    for (catalog, sets) in shown.enumerated() {
      for colorSet in sets.indices where !sets[colorSet] {
        let name = palette.catalogs[catalog].colorSets[colorSet].name
        guard let color = palette.index(ofColorNamed: name) else { continue }
        rows.append(Row(catalog: catalog, colorSet: colorSet, color: color, isShown: false))
      }
    }
    return rows.sorted {
      ($0.color, $0.catalog, $0.colorSet) < ($1.color, $1.catalog, $1.colorSet)
    }
  }
}
