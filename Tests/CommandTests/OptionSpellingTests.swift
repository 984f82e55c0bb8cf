import Testing

/// Ways to write options and paths that mean the same.
@Suite(.folder) struct OptionSpellingTests {
  private let folder = TestFolder.current

  @Test("A value may follow its option or an equals sign, in any order with paths")
  func spellings() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    let wanted = try folder.run("generate", "Colors.xcassets", "--name", "Theme").bytes
    #expect(String(decoding: wanted, as: UTF8.self).contains("enum Theme"))
    for arguments in [
      ["generate", "--name=Theme", "Colors.xcassets"], ["generate", "--name", "Theme"],
      ["generate", "--name", "Theme", "--", "Colors.xcassets"],
      ["generate", "Colors.xcassets", "--name=Theme", "--"],
      ["generate", "Colors.xcassets", "--output", "-", "--name", "Theme"],
      ["generate", "Colors.xcassets", "-o=-", "--name", "Theme"],
    ] {
      let outcome = try folder.run(arguments)
      #expect(outcome.exitCode == 0, "\(arguments)")
      #expect(outcome.bytes == wanted, "\(arguments)")
      #expect(outcome.errors.isEmpty, "\(arguments)")
    }
  }

  @Test("A value may hold an equals sign")
  func equalsInValue() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    #expect(try folder.run("generate", "--output=a=b.swift").exitCode == 0)
    #expect(folder.has("a=b.swift"))
  }

  @Test("After -- a word with a dash is a path")
  func dashedPath() throws {
    try folder.addColorSet("-Colors.xcassets/Accent", Contents.plain)
    #expect(try folder.run("generate", "-Colors.xcassets").exitCode == 2)
    let outcome = try folder.run("generate", "--", "-Colors.xcassets")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("-Colors.xcassets"))
  }

  @Test("A value that an option needs may begin with a dash after an equals sign")
  func dashedValue() throws {
    try folder.addColorSet("Colors.xcassets/Accent", Contents.plain)
    #expect(try folder.run("generate", "--output=-x.swift").exitCode == 0)
    #expect(folder.has("-x.swift"))
  }
}
