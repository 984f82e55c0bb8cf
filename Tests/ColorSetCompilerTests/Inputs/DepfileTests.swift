import ColorSetCompiler
import Testing

/// Depfiles as Make and Ninja read them.
@Suite struct DepfileTests {
  @Test(
    "Names are written so that both read them as they are",
    arguments: [
      ("a b", #"a\ b"#), ("a#b", ##"a\#b"##), ("a$b", "a$$b"), ("a:b", #"a\:b"#),
      (#"a\b"#, #"a\b"#), (#"a\ b"#, #"a\\\ b"#), ("Größe", "Größe"), ("[x]", "[x]"),
    ])
  func escapes(path: String, written: String) {
    #expect(
      Depfile.text(target: "out", inputs: [path]) == "out: \\\n  \(written)\n\n\(written):\n")
    #expect(Depfile.text(target: path, inputs: []) == "\(written):\n")
  }

  @Test("A percent sign stands only where it makes no pattern")
  func percent() {
    #expect(Depfile.text(target: "out", inputs: ["50%"]) == "out: \\\n  50%\n")
  }

  @Test("A line break cannot be written", arguments: ["a\nb", "a\rb"])
  func lineBreak(path: String) {
    #expect(Depfile.text(target: "out", inputs: [path]) == nil)
    #expect(Depfile.text(target: path, inputs: []) == nil)
  }
}
