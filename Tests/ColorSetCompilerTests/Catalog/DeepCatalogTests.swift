import ColorSetCompiler
import Foundation
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Groups in groups, deeper than in earnest.
@Suite struct DeepCatalogTests {
  private static let namespace = "{\"properties\":{\"provides-namespace\":true}}"

  @Test("Color sets in groups nested 200 deep are read, deeper ones are reported")
  func limitsDepth() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    let deepest = Array(repeating: "g", count: 200).joined(separator: "/")
    try catalog.write(GoodColor.text, to: "\(deepest)/Deep.colorset/Contents.json")
    try catalog.write(GoodColor.text, to: "\(deepest)/g/Deeper.colorset/Contents.json")
    let reading = try catalog.read()
    GoodColor.expect(in: reading)
    #expect(reading.names == ["Deep", "Good"])
    #expect(
      reading.lines == [
        "Colors.xcassets/\(deepest)/g: error: groups are nested more than 200 deep; "
          + "move this one up (unreadable)"
      ])
  }

  @Test("Every level of a namespace is part of the name")
  func joinsAllNamespaces() throws {
    let catalog = try CatalogOnDisk()
    var path = ""
    for level in 0..<100 {
      path += "n\(level)/"
      try catalog.write(Self.namespace, to: "\(path)Contents.json")
    }
    try catalog.write(GoodColor.text, to: "\(path)Good.colorset/Contents.json")
    #expect(try catalog.read().names == ["\(path)Good"])
  }

  @Test("Groups are read whose path is longer than the system allows in one call")
  func readsLongPaths() throws {
    let catalog = try CatalogOnDisk()
    try GoodColor.write(to: catalog)
    let half = Array(repeating: String(repeating: "n", count: 200), count: 14).joined(
      separator: "/")
    try catalog.write("{}", to: "\(half)/Contents.json")
    try catalog.write(GoodColor.text, to: "../Other/\(half)/Far.colorset/Contents.json")
    try catalog.write(Self.namespace, to: "../Other/\(half)/Contents.json")
    let inner = catalog.url.appendingPathComponent("\(half)/Inner").path
    let other = catalog.folder.appendingPathComponent("Other").path
    let isMoved = unsafe rename(other, inner) == 0
    try #require(isMoved)
    let reading = try catalog.read()
    // Only a path that the system takes can be deleted.
    let isMovedBack = unsafe rename(inner, other) == 0
    try #require(isMovedBack)
    GoodColor.expect(in: reading)
    let name = String(repeating: "n", count: 200)
    #expect(reading.lines == [])
    #expect(reading.names == ["Good", "\(name)/Far"])
    #expect(reading.catalog.colorSets.last?.slots.count == 2)
  }

  #if os(Linux)
    @Test("A folder name that is not UTF-8 stops nothing")
    func readsOtherNames() throws {
      let catalog = try CatalogOnDisk()
      try GoodColor.write(to: catalog)
      let path = Array(catalog.url.path.utf8) + Array("/x".utf8) + [0xFF] + Array(".colorset".utf8)
      let result = unsafe (path + [0]).withUnsafeBufferPointer { bytes in
        unsafe bytes.withMemoryRebound(to: CChar.self) { unsafe mkdir($0.baseAddress!, 0o700) }
      }
      try #require(result == 0)
      let reading = try catalog.read()
      GoodColor.expect(in: reading)
      #expect(reading.names == ["Good", "x\u{FFFD}"])
      #expect(
        reading.lines == [
          "Colors.xcassets/x\u{FFFD}.colorset: error: color 'x\u{FFFD}': the color set has no "
            + "'Contents.json'; add one or delete the folder (missing-contents)"
        ])
    }
  #endif

  @Test(
    "A catalog with thousands of groups and color sets is read the same on any number of threads")
  func readsWideCatalogs() throws {
    let catalog = try CatalogOnDisk()
    for group in 0..<50 {
      for index in 0..<(group == 7 ? 1000 : 3) {
        let text = ContentsText.slot(red: "\"\(index % 256)\"")
        try catalog.write(
          "{\"colors\":[\(text)],}", to: "\(group)/\(group)-\(index).colorset/Contents.json")
      }
    }
    let one = try catalog.read(threads: 1)
    #expect(one.names.count == 49 * 3 + 1000)
    #expect(one.lines.count == one.names.count)
    for threads in [2, 3, 8, 100] {
      let many = try catalog.read(threads: threads)
      #expect(many.names == one.names)
      #expect(many.lines == one.lines)
      #expect(
        many.catalog.colorSets.map { $0.slots.map(\.value) }
          == one.catalog.colorSets.map { $0.slots.map(\.value) })
    }
  }
}
