import ColorSetCompiler
import Foundation
import Testing

/// Files that end too early, at every byte.
@Suite struct CutContentsTests {
  @Test("A file that is cut anywhere is reported where it ends, or where its last string begins")
  func reportsEveryCut() throws {
    let bytes = Array(GoodColor.text.utf8)
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    for end in bytes.indices { try catalog.write(bytes[..<end], to: path(end)) }
    let reading = try catalog.read(threads: 2)
    GoodColor.expect(in: reading)
    #expect(reading.catalog.colorSets.count == bytes.count + 1)
    var lines = Dictionary(grouping: reading.diagnostics, by: \.location.path)
    for end in bytes.indices {
      let found = lines.removeValue(forKey: catalog.url.appendingPathComponent(path(end)).path)
      // Without the final line feed, the file is whole.
      let expected = end == bytes.count - 1 ? [] : [place(ofCut: end, in: bytes)]
      #expect(found?.map(\.location.position) ?? [] == expected, "cut at \(end)")
      #expect(found?.allSatisfy { $0.rule == "invalid-json" && $0.severity == .error } ?? true)
    }
    #expect(lines.isEmpty)
  }

  @Test(
    "A file with any one byte missing does not stop the reader, and the sets beside it are read")
  func survivesMissingBytes() throws {
    let bytes = Array(GoodColor.text.utf8)
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    for missing in bytes.indices {
      try catalog.write(bytes[..<missing] + bytes[(missing + 1)...], to: path(missing))
    }
    let reading = try catalog.read(threads: 2)
    GoodColor.expect(in: reading)
    #expect(reading.catalog.colorSets.count == bytes.count + 1)
    let author = try #require(GoodColor.text.utf8.firstRange(of: "xcode".utf8))
    let start = GoodColor.text.utf8.distance(
      from: GoodColor.text.utf8.startIndex, to: author.lowerBound)
    for (index, byte) in bytes.enumerated() where byte != 0x20 && byte != 0x0A {
      // Besides blanks, a part of a number and of the author's name can be missing unnoticed.
      if "0123456789.C".utf8.contains(byte) || (start..<start + 5).contains(index) { continue }
      let path = catalog.url.appendingPathComponent(path(index)).path
      #expect(
        reading.diagnostics.contains { $0.location.path == path }, "without the byte at \(index)")
    }
  }

  private func path(_ index: Int) -> String { "Cut\(index).colorset/Contents.json" }

  /// The place of the last quote when the cut lies in a string, else the end.
  private func place(ofCut end: Int, in bytes: [UInt8]) -> TextPosition? {
    let before = bytes[..<end]
    let isInString = !before.count { $0 == 0x22 }.isMultiple(of: 2)
    let offset = isInString ? before.lastIndex(of: 0x22) ?? end : end
    return TextPosition(offset: offset, in: bytes)
  }
}
