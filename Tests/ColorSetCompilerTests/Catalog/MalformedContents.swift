import ColorSetCompiler
import Testing

/// A file of a catalog with one thing wrong, and what is to be said about it.
struct MalformedContents: Sendable {
  /// What is wrong.
  let name: String
  /// The path of the file below the catalog.
  let path: String
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The place that the diagnostic points at.
  let position: TextPosition
  /// The severity, the message and the rule.
  let report: String
  /// How many slots have a color nevertheless.
  let colors: Int

  /// Makes a case from the text of a file, in which `@` marks the place that is to be reported.
  init(
    _ name: String, _ text: [UInt8], _ report: String, colors: Int = 0,
    path: String = "Bad.colorset/Contents.json"
  ) {
    let mark = text.firstIndex(of: 0x40) ?? 0
    self.name = name
    self.path = path
    bytes = Array(text[..<mark] + text[(mark + 1)...])
    position = TextPosition(offset: mark, in: bytes)
    self.report = report
    self.colors = colors
  }

  init(
    _ name: String, _ text: String, _ report: String, colors: Int = 0,
    path: String = "Bad.colorset/Contents.json"
  ) {
    self.init(name, Array(text.utf8), report, colors: colors, path: path)
  }

  /// A case of a file with two slots: one with something wrong, one in order.
  static func slot(
    _ name: String, _ slot: String, _ report: String, colors: Int = 1
  ) -> MalformedContents {
    MalformedContents(
      name, "{\n  \"colors\": [\n    \(slot),\n    \(ContentsText.slot())\n  ]\n}\n", report,
      colors: colors)
  }

  /// A case of a slot with a color of which something is wrong.
  static func color(
    _ name: String, _ color: String, _ report: String, colors: Int = 1
  ) -> MalformedContents {
    slot(name, "{\"idiom\": \"universal\", \"color\": \(color)}", report, colors: colors)
  }

  /// A case of a group's file.
  static func group(_ name: String, _ text: String, _ report: String) -> MalformedContents {
    MalformedContents(name, text, report, path: "Group/Contents.json")
  }

  /// Everything: files that are no JSON, and JSON that is not what a catalog holds.
  static let all = texts + structures + slots + colors
}

extension MalformedContents: CustomTestStringConvertible {
  var testDescription: String { name }
}
