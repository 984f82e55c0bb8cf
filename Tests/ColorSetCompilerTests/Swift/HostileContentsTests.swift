import ColorSetCompiler
import Foundation
import Testing

/// Texts inside a `Contents.json` that go into generated Swift cannot leave their literal.
@Suite struct HostileContentsTests {
  /// A text as JSON.
  private func json(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }

  @Test("Names of system colors", arguments: RuntimeMode.allCases)
  func references(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    // JSON spells these with up to six bytes a character, of which the reader takes 200.
    let texts = HostileNames.texts.filter { $0.utf8.count < 30 } + ["\u{0}", "*/", "/*", "a\u{0}b"]
    for (number, text) in texts.enumerated() {
      let slot = ColorSetText.slot(reference: try json(text), platform: "ios")
      try folder.addColorSet("c\(number + 1000)", ColorSetText.colorSet([slot]))
    }
    let output = try GeneratedProgram(folder: folder, runtime: runtime)
      .output([try folder.generate(SwiftOptions(runtime))], main: PaletteProbe.main(runtime))
    let expected = texts.enumerated().map { number, text in
      PaletteProbe.line("c\(number + 1000)", "system ios \(PaletteProbe.hex(text))")
    }
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.count == expected.count)
    for (line, wanted) in zip(lines, expected) { #expect(line == wanted) }
  }

  @Test("Locales", arguments: RuntimeMode.allCases)
  func locales(runtime: RuntimeMode) throws {
    let folder = try CodeFolder()
    let texts = HostileNames.texts.filter { $0.utf8.count < 30 } + ["\u{0}", "*/", "/*", "", "de"]
    for (number, text) in texts.enumerated() {
      let condition = "\"locale\": \(try json(text)),"
      let slot = ColorSetText.slot("0", "0", "1", "1", condition)
      try folder.addColorSet("c\(number + 1000)", ColorSetText.colorSet([slot]))
    }
    // Each color answers for its own locale, and not without one.
    let main = """
      \(runtime == .module ? "import DynamicColors" : "")
      let locales: [[UInt8]] = [\(texts.map { "\(Array($0.utf8))" }.joined(separator: ", "))]
      for (number, bytes) in locales.enumerated() {
        let locale = String(decoding: bytes, as: UTF8.self)
        guard let color = Palette["c\\(number + 1000)"] else { fatalError("\\(number)") }
        let own = color.resolved(for: ColorTraits(locale: locale))?.hexString ?? "none"
        print(own, color.resolved(for: .light) == nil)
      }
      """
    let output = try GeneratedProgram(folder: folder, runtime: runtime)
      .output([try folder.generate(SwiftOptions(runtime))], main: main)
    #expect(
      output.split(separator: "\n").map(String.init) == texts.map { _ in "#0000FFFF true" })
  }

  @Test("Words that the compiler does not know stay out of the code")
  func unknownWords() throws {
    let folder = try CodeFolder()
    let hostile = #""\"\"\"\nlet x = 1\n""#
    let slot = ColorSetText.slot("0", "0", "1", "1")
    let slots = [
      slot.replacing(#""universal""#, with: hostile),
      slot.replacing("\"idiom\"", with: "\"display-gamut\": \(hostile), \"idiom\""),
      slot.replacing("\"idiom\"", with: "\"subtype\": \(hostile), \"idiom\""),
      slot.replacing("\"idiom\"", with: "\(hostile): 1, \"idiom\""), slot,
    ]
    try folder.addColorSet("Accent", ColorSetText.colorSet(slots))
    for runtime in RuntimeMode.allCases {
      let source = try folder.generate(SwiftOptions(runtime))
      #expect(!source.contains("let x"))
      let output = try GeneratedProgram(folder: folder, runtime: runtime)
        .output([source], main: PaletteProbe.main(runtime))
      let line = PaletteProbe.line("Accent", PaletteProbe.text("srgb", [0, 0, 1, 1]))
      #expect(output == line + "\n")
    }
  }
}
