/// A line of a file with a caret under a place, as compilers print it.
enum SourceExcerpt {
  /// How many columns of the line are shown at most.
  private static let limit = 100
  /// How many of them may lie before the caret when there is more on both sides.
  private static let share = 60

  /// The two lines: the source, and the caret.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - number: Its number.
  ///   - gutter: Puts a text in the color of the gutter.
  ///   - caret: Puts a text in the color of the caret.
  /// - Returns: The lines, each with a line feed.
  static func text(
    of line: SourceLine, number: Int, gutter: (String) -> String, caret: (String) -> String
  ) -> String {
    var before = DisplayCell.cells(of: line.before)
    var beforeWidth = before.reduce(0) { $0 + $1.width }
    var after = DisplayCell.cells(of: line.after, from: beforeWidth)
    var afterWidth = after.reduce(0) { $0 + $1.width }
    var isCutBefore = line.isCutBefore
    let room = max(share, limit - afterWidth)
    if beforeWidth + (isCutBefore ? 1 : 0) > room {
      var dropped = 0
      while beforeWidth + 1 > room {
        beforeWidth -= before[dropped].width
        dropped += 1
      }
      // A mark without its letter would join the sign of the cut.
      while dropped < before.count, before[dropped].width == 0 { dropped += 1 }
      before.removeFirst(dropped)
      isCutBefore = true
    }
    if isCutBefore { beforeWidth += 1 }
    var isCutAfter = line.isCutAfter
    if beforeWidth + afterWidth + (isCutAfter ? 1 : 0) > limit {
      while beforeWidth + afterWidth + 1 > limit, let cell = after.popLast() {
        afterWidth -= cell.width
      }
      isCutAfter = true
    }
    let shown =
      (isCutBefore ? "…" : "") + before.map(\.text).joined() + after.map(\.text).joined()
      + (isCutAfter ? "…" : "")
    let margin = String(repeating: " ", count: String(number).count)
    return gutter(" \(number) |") + " \(shown)\n"
      + gutter(" \(margin) |") + " " + String(repeating: " ", count: beforeWidth) + caret("^")
      + "\n"
  }
}
