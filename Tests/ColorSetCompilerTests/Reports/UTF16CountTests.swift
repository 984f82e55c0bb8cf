import Testing

@testable import ColorSetCompiler

@Suite struct UTF16CountTests {
  @Test("It counts what the standard library counts, in any order of places and lines")
  func counts() {
    var text = ""
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<4000 { text += ["a", "é", "日", "😀"].randomElement(using: &generator) ?? "" }
    let bytes = Array(text.utf8)
    var boundaries: [(offset: Int, units: Int)] = [(0, 0)]
    for scalar in text.unicodeScalars {
      let last = boundaries[boundaries.count - 1]
      boundaries.append(
        (last.offset + UTF8.width(scalar), last.units + UTF16.width(scalar)))
    }
    var count = UTF16Count()
    for _ in 0..<2000 {
      let start = boundaries[Int.random(in: 0..<3, using: &generator)]
      let end = boundaries[Int.random(in: 3..<boundaries.count, using: &generator)]
      let found = unsafe count.count(start.offset..<end.offset, in: bytes.span.bytes)
      #expect(found == end.units - start.units)
    }
  }
}
