import Testing

@testable import ColorSetCompiler

/// The order of many diagnostics is that of any two.
@Suite struct DiagnosticOrderTests {
  @Test("Many diagnostics are sorted as two are compared")
  func sorts() {
    let folders = ["A.xcassets", "A.xcassets/Brand", "A.xcassets/Brand Two", "A.xcassets/Brand/x"]
    let names = [
      "a", "ab", "a b", "é", "e\u{301}", "abcdefghijklmnopqrstu", "abcdefghijklmnopqrstv",
    ]
    var diagnostics: [Diagnostic] = []
    for (number, folder) in folders.enumerated() {
      for name in names {
        for line in [3, 1, nil, 2] as [Int32?] {
          for rule in ["b-rule", "a-rule"] {
            diagnostics.append(
              Diagnostic(
                severity: .warning, rule: rule, message: "message \(number % 2)",
                location: Diagnostic.Location(
                  path: "\(folder)/\(name).colorset/Contents.json",
                  position: line.map { TextPosition(line: $0, column: 4) })))
          }
        }
      }
    }
    for _ in 0..<20 {
      var shuffled = diagnostics.shuffled()
      // Findings in one file mostly follow one another.
      if Bool.random() { shuffled.sort { $0.location.path.count < $1.location.path.count } }
      let expected = shuffled.sorted(by: <)
      shuffled.sortByPlace()
      #expect(shuffled == expected)
    }
  }

  @Test("Diagnostics that nothing tells apart stay in their order")
  func isStable() {
    var diagnostics = (0..<40).map { index in
      Diagnostic(
        severity: .note, rule: "a-rule", variant: "\(index)", message: "same",
        location: Diagnostic.Location(path: "A.xcassets/a.colorset/Contents.json"))
    }
    let expected = diagnostics
    diagnostics.sortByPlace()
    #expect(diagnostics == expected)
  }
}
