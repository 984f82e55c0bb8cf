import ColorSetCompiler
import Foundation
import Testing

/// The report for people.
@Suite struct HumanReportTests {
  private func report(
    _ line: Int32, _ column: Int32, in text: String, isColored: Bool = false
  ) throws -> String {
    try FileFolder.use { folder in
      try folder.write(text, to: "f")
      var report = LintReport(
        findings: [ReportSample.finding(.error, "r", "m", at: "f", line, column)], version: "1",
        isColored: isColored)
      report.workingFolder = folder.path
      return ReportFormat.human.write(report)
    }
  }

  /// The source and the caret, without their gutters.
  private func excerpt(_ column: Int32, in text: String) throws -> [String] {
    let lines = try report(1, column, in: text).split(
      separator: "\n", omittingEmptySubsequences: false)
    try #require(lines.count > 4, "no excerpt")
    #expect(lines[1].hasPrefix(" 1 | ") && lines[2].hasPrefix("   | "))
    return [String(lines[1].dropFirst(5)), String(lines[2].dropFirst(5))]
  }

  @Test("A finding has its line with a caret, notes have theirs, and the numbers come last")
  func whole() throws {
    try FileFolder.use { folder in
      try folder.write(String(repeating: "{\n", count: 99) + "  \"a\" : 1\n", to: "A b/f")
      var finding = ReportSample.finding(.error, "single-value", "m", at: "A b/f", 100, 9)
      finding.notes = [
        Diagnostic.Note(
          message: "n",
          location: Diagnostic.Location(
            path: "A b/f", position: TextPosition(line: 1, column: 1))),
        Diagnostic.Note(message: "gone", location: Diagnostic.Location(path: "g")),
      ]
      let whole = ReportSample.finding(.warning, "r", "w", at: "A b")
      var report = LintReport(
        findings: [finding, whole, finding],
        suppressed: [SuppressedDiagnostic(diagnostic: whole, cause: .ignored("x"))]
          + [SuppressedDiagnostic](
            repeating: SuppressedDiagnostic(diagnostic: whole, cause: .baseline), count: 5),
        version: "1")
      report.workingFolder = folder.path
      report.colorSets = 22
      report.hidden = 3
      let first = """
        A b/f:100:9: error: m (single-value)
         100 |   "a" : 1
             |         ^
        A b/f:1:1: note: n
         1 | {
           | ^
        g: note: gone

        """
      #expect(
        ReportFormat.human.write(report) == """
          \(first)A b: warning: w (r)
          \(first)
          2 errors, 1 warning in 22 color sets; 5 set aside by the baseline, 1 ignored, 3 not shown

          """)
    }
  }

  @Test("Nothing found is one line")
  func empty() {
    #expect(ReportFormat.human.write(ReportSample.empty) == "no findings in 1 color set\n")
  }

  @Test("Color only adds sequences of the terminal")
  func colored() throws {
    let plain = try report(1, 2, in: "ab\n")
    let colored = try report(1, 2, in: "ab\n", isColored: true)
    #expect(plain == "f:1:2: error: m (r)\n 1 | ab\n   |  ^\n\n1 error in 0 color sets\n")
    #expect(colored.contains("\u{1B}[1;31m^\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
  }

  @Test(
    "The caret stands under its character, whatever comes before",
    arguments: [
      ("abc", 3, "abc", 2), ("abc", 4, "abc", 3), ("", 1, "", 0), ("\tx", 2, "    x", 4),
      ("ab\tx", 4, "ab  x", 4), ("abcd\tx", 6, "abcd    x", 8), ("é x", 4, "é x", 2),
      ("e\u{301} x", 5, "e\u{301} x", 2), ("日本 x", 8, "日本 x", 5), ("한 x", 5, "한 x", 3),
      ("😀 x", 6, "😀 x", 3), ("ｱ x", 5, "ｱ x", 2), ("Ａ x", 5, "Ａ x", 3),
      ("\u{1B}[2J x", 6, "\\u{1B}[2J x", 10), ("\u{202E} x", 5, "\\u{202E} x", 9),
      ("\u{0} x", 3, "\\u{0} x", 6), ("\u{FEFF}{ x", 4, "{ x", 0), ("ab\r", 2, "ab", 1),
    ] as [(String, Int32, String, Int)])
  func caret(text: String, column: Int32, shown: String, place: Int) throws {
    let lines = try excerpt(column, in: text + "\n")
    #expect(lines == [shown, String(repeating: " ", count: place) + "^"])
  }

  @Test("A long line is cut around the caret", arguments: [1, 40, 61, 300, 2_000, 3_940, 4_000])
  func longLine(column: Int32) throws {
    let text = String((0..<4_000).map { Character(Unicode.Scalar(UInt8(0x61 + $0 % 26))) })
    let lines = try excerpt(column, in: text)
    #expect(lines[0].count == 100)
    let caret = lines[1].count - 1
    let shown = Array(lines[0])
    #expect(shown[caret] == Array(text)[Int(column) - 1])
    #expect((shown.first == "…") == (column > 61))
    #expect((shown.last == "…") == (column < 3_961))
    #expect(lines[1] == String(repeating: " ", count: caret) + "^")
  }

  @Test("A cut does not split wide characters, marks or the bytes of a letter")
  func cutInside() throws {
    for shift in 0..<4 {
      let text =
        String(repeating: "a", count: shift) + String(repeating: "日e\u{301}😀", count: 400)
      let column = Int32(shift + 10 * 200 + 1)
      let lines = try excerpt(column, in: text)
      #expect(!lines[0].contains("\u{FFFD}"))
      #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
      #expect(lines[0].unicodeScalars.dropFirst().first?.value != 0x301)
      let widths = lines[0].map { $0 == "日" || $0 == "😀" ? 2 : 1 }
      #expect(widths.reduce(0, +) <= 100)
      var width = 0
      let index = widths.indices.first { index in
        defer { width += widths[index] }
        return width == lines[1].count - 1
      }
      #expect(index.map { Array(lines[0])[$0] } == "日")
    }
  }

  @Test("A line that never ends takes no time to show")
  func hugeLine() throws {
    let text = String(repeating: " ", count: 1 << 20)
    #expect(try excerpt(1 << 19, in: text)[0].count == 100)
  }

  @Test(
    "A place that is not in the file any more has no lines",
    arguments: [(1, 5), (2, 2), (3, 1), (900, 1)] as [(Int32, Int32)])
  func changed(line: Int32, column: Int32) throws {
    #expect(
      try report(line, column, in: "abc\n") == """
        f:\(line):\(column): error: m (r)

        1 error in 0 color sets

        """)
  }

  @Test("What is no UTF-8 is shown as such")
  func invalidBytes() throws {
    try FileFolder.use { folder in
      try Data([0x61, 0xFF, 0x62, 0x0A]).write(to: URL(fileURLWithPath: folder.path("f")))
      var report = LintReport(
        findings: [ReportSample.finding(.error, "r", "m", at: "f", 1, 3)], version: "1")
      report.workingFolder = folder.path
      #expect(
        ReportFormat.human.write(report)
          .contains("\n 1 | a\u{FFFD}b\n   |   ^\n"))
    }
  }

  @Test("A message stays on its line and cannot steer the terminal", arguments: [false, true])
  func hostile(isXcode: Bool) {
    let text = (isXcode ? ReportFormat.xcode : .human).write(ReportSample.nasty)
    #expect(!text.contains("\u{1B}"))
    #expect(text.contains(" 😀 \\u{1B}[2J\\u{A}next: a, b (single-value)\n"))
    #expect(text.split(separator: "\n").count == (isXcode ? 5 : 6))
  }
}
