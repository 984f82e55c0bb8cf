/// The difference of two texts, line by line, as `diff -u` and `patch` have it.
enum UnifiedDiff {
  /// A line that stays, goes or comes.
  private enum Line {
    case same(Range<Int>)
    case old(Range<Int>)
    case new(Range<Int>)
  }

  /// How many lines around a change are shown.
  private static let context = 3
  /// Texts with more different lines than these are not compared line by line.
  private static let mostLines = 2000

  /// The difference, empty when there is none.
  ///
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - path: The path of the file.
  /// - Returns: The text of the difference.
  static func text(of old: [UInt8], _ new: [UInt8], path: String) -> String {
    if old == new { return "" }
    let lines = compare(old, lines(of: old), new, Self.lines(of: new))
    // A tab ends a name with spaces.
    let name = path.forMessage(limit: 4096) + (path.utf8.contains(0x20) ? "\t" : "")
    var text = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in hunks(of: lines) { text += Self.text(of: hunk, lines, old, new) }
    return text
  }

  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in text.indices where text[index] == 0x0A {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < text.count { lines.append(start..<text.count) }
    return lines
  }

  private static func compare(
    _ old: [UInt8], _ oldLines: [Range<Int>], _ new: [UInt8], _ newLines: [Range<Int>]
  ) -> [Line] {
    let isSame = { (left: Int, right: Int) in old[oldLines[left]] == new[newLines[right]] }
    let shorter = min(oldLines.count, newLines.count)
    let start = (0..<shorter).first { !isSame($0, $0) } ?? shorter
    let end =
      (0..<shorter - start).first {
        !isSame(oldLines.count - 1 - $0, newLines.count - 1 - $0)
      } ?? shorter - start
    let (oldEnd, newEnd) = (oldLines.count - end, newLines.count - end)
    return oldLines[..<start].map(Line.same)
      + middle(oldLines, start..<oldEnd, newLines, start..<newEnd, isSame)
      + oldLines[oldEnd...].map(Line.same)
  }

  /// The lines of the parts that differ, with as many the same as there can be.
  private static func middle(
    _ oldLines: [Range<Int>], _ old: Range<Int>, _ newLines: [Range<Int>], _ new: Range<Int>,
    _ isSame: (Int, Int) -> Bool
  ) -> [Line] {
    guard old.count <= mostLines, new.count <= mostLines else {
      return oldLines[old].map(Line.old) + newLines[new].map(Line.new)
    }
    // How many lines can be the same from each pair of lines on.
    let width = new.count + 1
    var common = [Int32](repeating: 0, count: (old.count + 1) * width)
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        let place = (left - old.lowerBound) * width + right - new.lowerBound
        common[place] =
          isSame(left, right)
          ? common[place + width + 1] + 1 : max(common[place + width], common[place + 1])
      }
    }
    var lines: [Line] = []
    var (left, right) = (old.lowerBound, new.lowerBound)
    while left < old.upperBound || right < new.upperBound {
      let place = (left - old.lowerBound) * width + right - new.lowerBound
      if left < old.upperBound, right < new.upperBound, isSame(left, right) {
        lines.append(.same(oldLines[left]))
        (left, right) = (left + 1, right + 1)
      } else if right == new.upperBound
        || left < old.upperBound && common[place + width] >= common[place + 1]
      {
        lines.append(.old(oldLines[left]))
        left += 1
      } else {
        lines.append(.new(newLines[right]))
        right += 1
      }
    }
    return lines
  }

  /// The ranges of lines to show: changes with what is around them.
  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices {
      if case .same = lines[index] { continue }
      let shown = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, last.upperBound >= shown.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<shown.upperBound
      } else {
        hunks.append(shown)
      }
    }
    return hunks
  }

  private static func text(
    of hunk: Range<Int>, _ lines: [Line], _ old: [UInt8], _ new: [UInt8]
  ) -> String {
    let before = counts(of: lines[..<hunk.lowerBound])
    let inside = counts(of: lines[hunk])
    var text =
      "@@ -\(place(before.old, inside.old)) +\(place(before.new, inside.new)) @@\n"
    for line in lines[hunk] {
      switch line {
      case .same(let range): text += Self.text(" ", old[range])
      case .old(let range): text += Self.text("-", old[range])
      case .new(let range): text += Self.text("+", new[range])
      }
    }
    return text
  }

  private static func text(_ sign: String, _ line: ArraySlice<UInt8>) -> String {
    sign + String(decoding: line, as: UTF8.self)
      + (line.last == 0x0A ? "" : "\n\\ No newline at end of file\n")
  }

  private static func place(_ before: Int, _ count: Int) -> String {
    "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
  }

  private static func counts(of lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    var counts = (old: 0, new: 0)
    for line in lines {
      switch line {
      case .same: counts = (counts.old + 1, counts.new + 1)
      case .old: counts.old += 1
      case .new: counts.new += 1
      }
    }
    return counts
  }
}
