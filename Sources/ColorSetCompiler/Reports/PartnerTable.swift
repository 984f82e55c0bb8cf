import DynamicColors

/// The contrast of a color with what it is drawn on, and with what is drawn on it.
struct PartnerTable {
  private var rows: [[String]] = []

  /// Writes the table of a color.
  ///
  /// - Parameters:
  ///   - index: The place of the color in the palette.
  ///   - palette: The colors.
  ///   - configuration: What says which colors are drawn on each other.
  ///   - width: The columns that lines have; in fewer than the table takes, each appearance gets a line.
  /// - Returns: Lines of text; none without a partner.
  static func write(
    _ index: Int, in palette: Palette, _ configuration: Configuration, width: Int?
  ) -> String {
    var table = PartnerTable()
    let pairs = palette.seenPairs(configuration).seen
    let name = palette.name(of: palette.colors[index])
    for seen in pairs {
      let (front, back) = (palette.name(of: seen.front), palette.name(of: seen.back))
      if front == name { table.add("on \(back.forMessage)", seen) }
      if back == name { table.add("below \(front.forMessage)", seen) }
    }
    return table.text(width)
  }

  private mutating func add(_ words: String, _ seen: SeenPair) {
    let required = seen.required
    var row = [words + (seen.pair.isGuessed ? " (by its name)" : ""), required.withoutZeros]
    for appearance in PairAppearance.allCases {
      guard let sight = seen.sight(appearance) else {
        row.append("-")
        continue
      }
      let verdict =
        switch sight.verdict(required) {
        case .enough: ""
        case .enoughOnGround:
          " at least, \(Contrast.text(sight.ratioOnGround ?? 1)) over the system's background"
        case .tooLow: sight.ratioOnGround == nil ? " fails" : " at least, fails"
        }
      row.append(Contrast.text(sight.ratio) + verdict)
    }
    rows.append(row)
  }

  private func text(_ width: Int?) -> String {
    if rows.isEmpty { return "" }
    let all = [["contrast", "needs"] + PairAppearance.allCases.map(\.words)] + rows
    let widths = all[0].indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    if let width, widths.reduce(0, { $0 + $1 + 2 }) > width { return narrowText(all[0]) }
    let lines = all.map { row in
      zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }.joined(separator: "  ")
    }
    return "\n"
      + lines.map { line in
        "  " + line.reversed().drop { $0 == " " }.reversed() + "\n"
      }.joined()
  }

  /// The rows one below the other, with the titles of the columns beside their cells.
  private func narrowText(_ titles: [String]) -> String {
    let longest = titles.dropFirst(2).map(\.count).max() ?? 0
    var text = "\n  \(titles[0])\n"
    for row in rows {
      text += "  \(row[0]) \(titles[1]) \(row[1])\n"
      for (title, cell) in zip(titles, row).dropFirst(2) {
        text += "    \(title)\(String(repeating: " ", count: longest - title.count))  \(cell)\n"
      }
    }
    return text
  }
}
