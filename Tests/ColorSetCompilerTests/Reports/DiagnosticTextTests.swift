import ColorSetCompiler
import Foundation
import Testing

/// Diagnostics as lines of text.
@Suite struct DiagnosticTextTests {
  private func text(_ diagnostics: [Diagnostic], isColored: Bool = false) -> String {
    DiagnosticText(isColored: isColored).text(of: diagnostics)
  }

  @Test("No diagnostics are no text", arguments: [true, false])
  func empty(isColored: Bool) {
    #expect(text([], isColored: isColored).isEmpty)
  }

  @Test(
    "A line has the place, how much it counts, the words and the rule",
    arguments: [
      (.error, "a/b: error: it is (so)\n"), (.warning, "a/b: warning: it is (so)\n"),
      (.note, "a/b: note: it is (so)\n"),
    ] as [(Diagnostic.Severity, String)])
  func line(severity: Diagnostic.Severity, line: String) throws {
    #expect(text([try DiagnosticSample.make(severity, "it is", rule: "so", at: "a/b")]) == line)
    let placed = try DiagnosticSample.make(severity, "it is", rule: "so", at: "a/b", 12, 3)
    #expect(text([placed]) == line.replacing("a/b:", with: "a/b:12:3:"))
  }

  @Test(
    "In color the place is bold and the severity has a color of its own",
    arguments: [(.error, "1;31"), (.warning, "1;35"), (.note, "1;36")]
      as [(Diagnostic.Severity, String)])
  func colored(severity: Diagnostic.Severity, code: String) throws {
    let diagnostic = try DiagnosticSample.make(severity, "it is", rule: "so", at: "a", 1, 2)
    #expect(
      text([diagnostic], isColored: true)
        == "\u{1B}[1ma:1:2\u{1B}[0m: \u{1B}[\(code)m\(severity.rawValue)\u{1B}[0m: it is (so)\n")
  }

  @Test("Notes follow their diagnostic, each with its own place and without a rule")
  func notes() throws {
    var diagnostic = try DiagnosticSample.twoOfOneName()
    let folder = diagnostic.location.path.components(separatedBy: "/B.xcassets")[0]
    #expect(
      text([diagnostic]) == """
        \(folder)/B.xcassets/Ink.colorset/Contents.json:1:1: warning: \(diagnostic.message) (duplicate-name)
        \(folder)/A.xcassets/Ink.colorset/Contents.json:1:1: note: \(diagnostic.notes[0].message)

        """)
    diagnostic.notes[0].message = "first"
    diagnostic.notes[0].location = Diagnostic.Location(path: "c")
    diagnostic.notes.append(diagnostic.notes[0])
    diagnostic.notes[1].message = "second"
    let lines = text([diagnostic, diagnostic]).split(separator: "\n").map(String.init)
    #expect(lines.count == 6)
    #expect(lines[1...3] == ["c: note: first", "c: note: second", lines[0]])
    #expect(text([diagnostic], isColored: true).contains("\u{1B}[1;36mnote\u{1B}[0m: first\n"))
  }

  @Test("A path stays on its line, whatever it holds, and however long it is")
  func path() throws {
    let hostile = try DiagnosticSample.make(at: "a\n\u{1B}[2Jb\u{202E}")
    #expect(text([hostile]).hasPrefix("a\\u{A}\\u{1B}[2Jb\\u{202E}: error: "))
    let long = String(repeating: "folder/", count: 500)
    #expect(text([try DiagnosticSample.make(at: long)]).hasPrefix("\(long): error: "))
  }

  @Test("They are sorted by path in code points, then line, column, rule and words")
  func order() throws {
    let sorted = [
      try DiagnosticSample.make(.note, at: "A/b"),
      try DiagnosticSample.make(.error, at: "a", 1, 9),
      try DiagnosticSample.make(.error, at: "a", 2, 1),
      try DiagnosticSample.make(.error, at: "a", 2, 10),
      try DiagnosticSample.make(.warning, "b", rule: "a", at: "a", 10, 2),
      try DiagnosticSample.make(.error, "a", rule: "b", at: "a", 10, 2),
      try DiagnosticSample.make(.error, "b", rule: "b", at: "a", 10, 2),
      try DiagnosticSample.make(at: "a/b"),
      try DiagnosticSample.make(at: "z"),
      try DiagnosticSample.make(at: "\u{E9}"),
      try DiagnosticSample.make(at: "\u{FF5E}"),
      try DiagnosticSample.make(at: "\u{1F600}"),
    ]
    let wanted = text(sorted)
    #expect(text(sorted.reversed().sorted()) == wanted)
    for step in [5, 7, 11] {
      let mixed = sorted.indices.map { sorted[$0 * step % sorted.count] }
      #expect(text(mixed.sorted()) == wanted)
      var placed = mixed
      placed.sortByPlace()
      #expect(text(placed) == wanted)
    }
  }

  @Test("Thousands of paths that begin alike are sorted in their place")
  func orderOfMany() throws {
    let folders = ["Colors.xcassets/Brand/Button", "Colors.xcassets/Brand", "Colors.xcassets/B"]
    var mixed: [Diagnostic] = []
    for number in 0..<2000 {
      let path = "\(folders[number % 3])/\(number * 7919 % 500).colorset/Contents.json"
      mixed.append(
        try DiagnosticSample.make(rule: "r\(number % 2)", at: path, 1 + Int32(number % 3), 1))
    }
    var placed = mixed
    placed.sortByPlace()
    #expect(placed == mixed.sorted())
    placed.sortByPlace()
    #expect(placed == mixed.sorted())
  }

  @Test("Two spellings of one letter are two paths, each with its own place in the order")
  func orderOfSpellings() throws {
    let sorted = [
      try DiagnosticSample.make(at: "e\u{301}", 9), try DiagnosticSample.make(at: "z", 1),
      try DiagnosticSample.make(at: "\u{E9}", 1),
    ]
    let wanted = text(sorted)
    #expect(text(sorted.reversed().sorted()) == wanted)
    #expect(text([sorted[1], sorted[2], sorted[0]].sorted()) == wanted)
  }

  @Test("What has no place in its file comes before what has one")
  func orderOfWholeFile() throws {
    let whole = try DiagnosticSample.make(rule: "z", at: "a")
    let placed = try DiagnosticSample.make(rule: "a", at: "a", 1, 2)
    #expect(text([placed, whole].sorted()) == text([whole, placed]))
  }
}
