import Foundation
import Testing

@testable import ColorSetCompiler

/// Differences of texts.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, path: String = "A") -> String {
    UnifiedDiff.text(of: Array(old.utf8), Array(new.utf8), path: path)
  }

  @Test("A change is shown with three lines around it")
  func context() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "6\n", with: "six\nand\n")
    #expect(
      diff(old, new) == """
        --- a/A
        +++ b/A
        @@ -3,7 +3,8 @@
         3
         4
         5
        -6
        +six
        +and
         7
         8
         9

        """)
  }

  @Test("Equal texts give nothing, and a name with a space ends in a tab")
  func names() {
    #expect(diff("a\n", "a\n") == "")
    #expect(diff("a\n", "b\n", path: "My Red").hasPrefix("--- a/My Red\t\n+++ b/My Red\t\n"))
  }

  @Test("A last line without its end is marked")
  func noEnd() {
    #expect(
      diff("a", "a\n") == """
        --- a/A
        +++ b/A
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
    #expect(diff("", "a\n").contains("@@ -0,0 +1 @@\n+a\n"))
  }

  /// The new text that a difference makes of the old one, nil when it does not fit.
  private func patched(_ old: String, _ diff: String) -> String? {
    var rest = lines(old)[...]
    var result = ""
    var taken = 0
    var isOld = false
    for line in lines(diff).dropFirst(2) {
      let text = String(line.dropFirst())
      switch line.first {
      case "@":
        let start = line.split(separator: " ")[1].dropFirst().split(separator: ",")
        guard let number = Int(start[0]) else { return nil }
        let before = start.count > 1 && start[1] == "0" ? number : number - 1
        while taken < before {
          result += rest.removeFirst()
          taken += 1
        }
      case "\\":
        if isOld { continue }
        result.removeLast()
      case "+":
        isOld = false
        result += text
      default:
        isOld = line.first == "-"
        guard let first = rest.popFirst() else { return nil }
        guard first == text || first + "\n" == text else { return nil }
        taken += 1
        if !isOld { result += text }
      }
    }
    return result + rest.joined()
  }

  private func lines(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
    let last = lines.removeLast()
    return last == "\n" ? lines : lines + [String(last.dropLast())]
  }

  @Test("Any change of a text can be made from the difference")
  func roundTrip() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let count = Int.random(in: 0...30, using: &generator)
      let old = (0..<count).map { _ in "\(Int.random(in: 0...3, using: &generator))" }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        if Bool.random(using: &generator), place < new.count {
          new.remove(at: place)
        } else {
          new.insert("x", at: place)
        }
      }
      let (before, after) = (text(old), text(new))
      if before != after { #expect(patched(before, diff(before, after)) == after) }
    }
  }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test("Texts that differ in very many lines are replaced as a whole")
  func long() {
    let old = text((0..<5000).map { "a\($0)" })
    let new = text((0..<5000).map { "b\($0)" })
    #expect(patched(old, diff(old, new)) == new)
  }
}
