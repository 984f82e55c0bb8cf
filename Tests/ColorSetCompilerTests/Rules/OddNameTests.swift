import ColorSetCompiler
import Testing

/// Names with characters that are hard to see or to type.
@Suite struct OddNameTests {
  @Test(
    "Every oddity of a name is found once",
    arguments: [
      ("a:b:c", ["colon"]), (" a", ["outer-space"]), ("a ", ["outer-space"]),
      ("  a  ", ["outer-space"]), ("a\nb\tc", ["control-character"]),
      ("a\u{7F}", ["control-character"]), ("a\u{85}b", ["control-character"]),
      ("a\u{A0}b", ["unusual-space"]), ("\u{3000}a", ["unusual-space"]),
      ("a\u{200B}b", ["invisible-character"]), ("a\u{AD}b", ["invisible-character"]),
      ("\u{FEFF}a", ["invisible-character"]), ("a\u{202E}b", ["invisible-character"]),
      ("a\u{2800}b", ["invisible-character"]), ("a\u{2028}b", ["invisible-character"]),
      ("a\u{3164}", ["invisible-character"]), ("a\u{200D}b", ["invisible-character"]),
      ("\u{FE0F}a", ["invisible-character"]), ("a\u{FE0F}", ["invisible-character"]),
      ("é\u{200D}", ["invisible-character"]), ("a\u{FFFD}", ["no-text"]),
      (" a:\u{A0}\u{200B}", ["outer-space", "colon", "unusual-space", "invisible-character"]),
    ] as [(String, [String])])
  func odd(name: String, variants: [String]) throws {
    let folder = try CodeFolder()
    try folder.addColorSet(name)
    let found = try folder.lint(["odd-name"])
    #expect(Set(found.map(\.variant)) == Set(variants))
    #expect(found.count == variants.count)
    for finding in found {
      #expect(finding.color == name)
      #expect(finding.severity == .warning)
      #expect(
        folder.subpath(finding.location) == "Colors.xcassets/\(name).colorset/Contents.json:1:1")
    }
  }

  @Test(
    "Other names are not odd",
    arguments: [
      "a", "a b", "a  b", "a.b", "-", "~!@#$%^&*()_+{}[]|;'\"<>,?`=\\", "é", "e\u{301}", "한",
      "かぐや", "👩‍👩‍👧", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u{200C}خواهم", "اللون", "葛\u{E0100}",
    ])
  func plain(name: String) throws {
    let folder = try CodeFolder()
    try folder.addColorSet("\(name)/\(name)")
    #expect(try folder.lint(["odd-name"]) == [])
  }

  @Test(
    "A group is reported once, whether or not it provides a namespace", arguments: [true, false])
  func groups(isNamespace: Bool) throws {
    let folder = try CodeFolder()
    if isNamespace { try folder.addNamespace("Brand ") }
    for name in ["a", "b"] { try folder.addColorSet("Brand /Inner/\(name)") }
    let found = try folder.lint(["odd-name"])
    #expect(found.map { folder.subpath($0.location) } == ["Colors.xcassets/Brand "])
    #expect(found.map(\.variant) == ["outer-space"])
    #expect(found.map(\.color) == [nil])
    #expect(found.first?.message.hasPrefix("group 'Brand ': ") == true)
  }

  @Test("A character that cannot be seen is named in the message")
  func codes() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("a\u{7}b\u{A0}c\u{E0001}")
    let messages = try folder.lint(["odd-name"]).map(\.message).joined(separator: "\n")
    for code in ["U+0007", "U+00A0", "U+E0001"] { #expect(messages.contains(code)) }
  }
}
