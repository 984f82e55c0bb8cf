import ColorSetCompiler
import DynamicColors
import Foundation
import Testing

/// Files and folders that are larger than any in earnest.
@Suite struct LargeFileTests {
  @Test("A number of 100 MB is reported, and so is a device without an end")
  func reportsLargeFiles() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    try catalog.write("{\"version\": 1", to: "Bad.colorset/Contents.json")
    let file = try FileHandle(
      forWritingTo: catalog.url.appendingPathComponent("Bad.colorset/Contents.json"))
    try file.seekToEnd()
    let digits = Data(repeating: 0x31, count: 1 << 20)
    for _ in 0..<100 { try file.write(contentsOf: digits) }
    try file.close()
    try catalog.makeFolder("Zero.colorset")
    try catalog.link("Zero.colorset/Contents.json", to: "/dev/zero")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(
      reading.lines
        == ["Bad", "Zero"].map { name in
          "Colors.xcassets/\(name).colorset/Contents.json:1:1: error: the file is larger than 16 "
            + "MB, which no file of a catalog is; replace it (invalid-json)"
        })
  }

  @Test("A component of a million digits is read, and one of a million letters is reported")
  func readsLongComponents() throws {
    let digits = "0." + String(repeating: "1", count: 1_000_000)
    let reading = try ColorSetReading(slots: [ContentsText.slot(red: "\"\(digits)\"")])
    #expect(reading.lines == [])
    #expect(reading.components.first??.red == 1.0 / 9)
    let letters = String(repeating: "x", count: 1_000_000)
    let other = try ColorSetReading(slots: [ContentsText.slot(red: "\"\(letters)\"")])
    #expect(other.lines.count == 1)
    #expect(other.components == [nil])
  }

  @Test("A file is read to its end, whatever memory the reader begins with")
  func readsFilesOfAllSizes() throws {
    for size in [32 << 10, 64 << 10, 1 << 20] {
      for size in [size - 1, size, size + 1] {
        let catalog = try CatalogOnDisk()
        let blanks = String(repeating: " ", count: size - GoodColor.text.utf8.count)
        try catalog.write(GoodColor.text + blanks, to: "Good.colorset/Contents.json")
        let reading = try catalog.read()
        #expect(reading.lines == [], "\(size) bytes")
        GoodColor.expect(in: reading)
      }
    }
  }

  @Test("Files after a large one are not mixed with it")
  func forgetsTheLastFile() throws {
    let catalog = try CatalogOnDisk()
    let blanks = String(repeating: " ", count: 100_000)
    for index in 0..<100 {
      let text = index.isMultiple(of: 2) ? GoodColor.text : GoodColor.text + blanks + "7"
      try catalog.write(text, to: "Set\(index).colorset/Contents.json")
    }
    let reading = try catalog.read()
    #expect(reading.lines.count == 50)
    #expect(reading.catalog.colorSets.count { $0.slots.isEmpty } == 50)
  }

  @Test("A name as long as the system allows is read")
  func readsLongNames() throws {
    let catalog = try CatalogOnDisk()
    let name = String(repeating: "n", count: 255 - ".colorset".utf8.count)
    try catalog.write(GoodColor.text, to: "\(name).colorset/Contents.json")
    #expect(try catalog.read().names == [name])
  }

  @Test("A file with thousands of problems gives the first and counts the rest")
  func reportsManyProblems() throws {
    let reading = try ColorSetReading(slots: Array(repeating: "7", count: 5000))
    #expect(reading.lines.count == 65)
    #expect(
      reading.lines.last
        == "66:1: error: color 'Set': a slot is a number; it must be an object; "
        + "and 4935 more problems in this file (wrong-type)")
  }
}
