import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// One thing wrong in one file is said once and exactly, and everything else is read.
@Suite struct MalformedContentsTests {
  @Test("What is wrong is reported at its place", arguments: MalformedContents.all)
  func reportsAtItsPlace(_ malformed: MalformedContents) throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write(malformed.bytes, to: malformed.path)
    let reading = try catalog.read()
    let place = "\(malformed.position.line):\(malformed.position.column)"
    #expect(
      reading.lines == ["Colors.xcassets/\(malformed.path):\(place): \(malformed.report)"])
    GoodColor.expect(in: reading)
    let colors = reading.colorSet("Bad")?.slots.count(where: \.hasValue)
    #expect(colors ?? 0 == malformed.colors)
  }

  @Test("There are at least 40 kinds, and no two of them are reported in the same words")
  func differsInWords() {
    let reports = MalformedContents.all.map(\.report)
    #expect(reports.count >= 40)
    #expect(Set(MalformedContents.all.map(\.name)).count == reports.count)
    var kinds: [String: [String]] = [:]
    for malformed in MalformedContents.all {
      kinds[malformed.report, default: []].append(malformed.name)
    }
    #expect(kinds.values.filter { $0.count > 1 } == [])
  }

  @Test("A catalog in which everything is wrong gives every report, on any number of threads")
  func readsAllTogether() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    var expected: [String] = []
    for (index, malformed) in MalformedContents.all.enumerated() {
      let path = malformed.path
        .replacing("Bad", with: "Bad\(index)").replacing("Group", with: "Group\(index)")
      try catalog.write(malformed.bytes, to: path)
      expected.append(
        "Colors.xcassets/\(path):\(malformed.position.line):\(malformed.position.column): "
          + malformed.report.replacing("'Bad'", with: "'Bad\(index)'"))
    }
    for threads in [1, 2, 7] {
      let reading = try catalog.read(threads: threads)
      #expect(Set(reading.lines) == Set(expected))
      #expect(reading.lines.count == expected.count)
      GoodColor.expect(in: reading)
    }
  }

  @Test("A file of blanks only is empty")
  func reportsBlankFiles() throws {
    let reading = try ColorSetReading("\n  \t\r\n ")
    #expect(reading.lines == ["3:2: error: color 'Set': the file is empty (invalid-json)"])
  }

  @Test("A file in the format of Windows, with carriage returns, is in order")
  func readsCarriageReturns() throws {
    let reading = try ColorSetReading(GoodColor.text.replacing("\n", with: "\r\n"))
    #expect(reading.lines == [])
    #expect(reading.components == GoodColor.components)
    #expect(reading.slots.map(\.position) == GoodColor.positions)
  }

  @Test("Slots beyond the limit are reported once, and those before it are kept")
  func limitsSlots() throws {
    let reading = try ColorSetReading(slots: Array(repeating: "{}", count: 5000))
    #expect(reading.slots.count == 4096)
    #expect(
      reading.lines.first
        == "4098:1: error: color 'Set': a color set has at most 4096 slots; take the rest out "
        + "(too-many-slots)")
    #expect(reading.lines.count == 1)
  }

  @Test("Unknown members are kept byte for byte, with their places")
  func keepsUnknownMembers() throws {
    let reading = try ColorSetReading(
      "{\"x\": {\"a\": [1, \"é\\n\"]},\n \"colors\": [{\"y\" : \"\\u0041\"}], \"z\":1.50}")
    #expect(reading.lines.count == 3)
    #expect(reading.unknownMembers.map(\.key) == ["x", "y", "z"])
    #expect(reading.unknownMembers.map(\.container) == ["the file", "a slot", "the file"])
    #expect(
      reading.unknownMembers.map(\.text) == ["{\"a\": [1, \"é\\n\"]}", "\"\\u0041\"", "1.50"])
    #expect(
      reading.unknownMembers.map(\.position) == [
        TextPosition(line: 1, column: 2), TextPosition(line: 2, column: 14),
        TextPosition(line: 2, column: 32),
      ])
  }
}
