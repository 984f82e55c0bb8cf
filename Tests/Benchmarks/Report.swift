/// The rows and notes of a run.
struct Report {
  /// The rows in the order of measuring.
  var rows: [Row] = []
  /// What could not be measured, and why.
  var notes: [String] = []

  /// Whether any row exceeds its budget.
  var isOverBudget: Bool { rows.contains { $0.isOver == true } }

  /// The table and the notes.
  var text: String {
    let header = ["what", "median ms", "ratio", "budget", "peak MiB", ""]
    let cells = [header] + rows.map(\.cells)
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    let lines = cells.map { Self.line($0, widths: widths) }
    return (lines + [""] + notes + [footer]).map { $0 + "\n" }.joined()
  }

  /// What the figures mean.
  private var footer: String {
    let hidden = rows.contains { $0.peak?.isUpperBound == true }
    return (hidden ? "A peak marked < is hidden by this program's own, which is no smaller.\n" : "")
      + "Ratios are measured in turn in one run; absolute times mean nothing on shared machines."
  }

  /// One line: the first column to the left, the others to the right, the mark to the left.
  private static func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (column, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      let isLeft = column == 0 || column == cells.count - 1
      line += (column == 0 ? "" : "  ") + (isLeft ? cell + padding : padding + cell)
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
