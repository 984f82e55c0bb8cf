import ColorSetCompiler
import Testing

/// The static table: its lines are where members and elevated partners look for them.
@Suite struct TableWriterTests {
  /// Parts of names that are longer in the source than in the table, or the other way round.
  private static let parts = [
    "plain", "\"", "\\", "\n", "é", "\u{2028}", "\u{1}", "日本", "end ", "\"\"\"", "\u{7F}", "😀",
  ]

  /// A catalog with more colors than one extension holds, each with an elevated partner, of names that need escapes.
  private func folder() throws -> CodeFolder {
    let folder = try CodeFolder()
    for number in 0..<900 {
      let part = Self.parts[number % Self.parts.count]
      try folder.addColorSet("\(number) \(part)", ColorSetText.numbered(number))
      try folder.addColorSet("up \(number) \(part)", ColorSetText.numbered(number + 100_000))
    }
    return folder
  }

  @Test("Members and partners are found whatever the names before them are")
  func lines() throws {
    let folder = try folder()
    let source = try folder.generate(elevated: [("*", "up *")], threads: 2)
    #expect(source.ranges(of: "\nnonisolated extension Palette {").count == 4)
    let main = """
      import DynamicColors
      let members = [Palette._0Plain, Palette._1, Palette.up0Plain, Palette.up899, Palette._899]
      for color in Palette.allColors + members {
        let values = [ColorTraits.Level.base, .elevated].map {
          color.resolved(for: ColorTraits(level: $0))?.hexString ?? "none"
        }
        let words = color.name.split(separator: " ").prefix { $0 == "up" || Int($0) != nil }
        print(words.joined(separator: " "), values)
      }
      """
    let output = try GeneratedProgram(folder: folder, runtime: .module)
      .output([source], main: main)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 1800 + 5)
    for line in lines {
      let isPartner = line.hasPrefix("up ")
      let number = try #require(Int(line.drop { !$0.isNumber }.prefix { $0.isNumber }))
      let own = ColorSetText.hex(isPartner ? number + 100_000 : number)
      let elevated = ColorSetText.hex(number + 100_000)
      #expect(line.hasSuffix("[\"\(own)\", \"\(elevated)\"]"))
    }
    let members = lines.suffix(5).map { $0.prefix { $0 != "[" } }
    #expect(members == ["0 ", "1 ", "up 0 ", "up 899 ", "899 "])
  }

  @Test("The bytes are the same for any number of threads", arguments: [2, 3, 8, 64])
  func threads(count: Int) throws {
    let folder = try folder()
    let alone = try folder.generate(elevated: [("*", "up *")])
    let together = try folder.generate(elevated: [("*", "up *")], threads: count)
    #expect(alone == together)
  }

  @Test("A partner without a value leaves the color as it is")
  func blankPartner() throws {
    let folder = try CodeFolder()
    try folder.addColorSet("Base")
    try folder.addColorSet("Ghost", ColorSetText.colorSet([]))
    try folder.addColorSet("Ghost Up")
    try folder.addColorSet("Up", ColorSetText.colorSet([]))
    let source = try folder.generate(elevated: [("Base", "Up"), ("Ghost", "Ghost Up")])
    let main = """
      import DynamicColors
      let traits = ColorTraits(level: .elevated)
      print(Palette.base.resolved(for: traits)?.hexString as Any)
      print(Palette.ghost.resolved(for: traits) == nil, Palette["Ghost"] == nil)
      print(Palette.allColors.map(\\.name))
      """
    let output = try GeneratedProgram(folder: folder, runtime: .module)
      .output([source], main: main)
    #expect(output == "Optional(\"#112233FF\")\ntrue true\n[\"Base\", \"Ghost Up\"]\n")
  }
}
