@testable import ColorSetCompiler
import Testing

/// Eight bytes at a time, against one at a time.
@Suite struct EightBytesTests {
  /// Words with each byte at each place among harmless ones, and beside others that are near to what is looked for.
  private var words: [[UInt8]] {
    var words: [[UInt8]] = []
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for other in [UInt8(0x61), 0x21, 0x23, 0x00, 0xFF, 0x80, byte] {
          var word = [UInt8](repeating: other, count: 8)
          word[place] = byte
          words.append(word)
        }
      }
    }
    return words
  }

  private func check(_ name: Comment, _ answer: (EightBytes) -> UInt64, _ isMeant: (UInt8) -> Bool)
  {
    for bytes in words {
      let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let found = answer(EightBytes(word))
      let first = found == 0 ? nil : found.trailingZeroBitCount / 8
      #expect(first == bytes.firstIndex(where: isMeant), name)
      #expect(found & ~0x8080_8080_8080_8080 == 0, name)
    }
  }

  @Test("The first byte that is asked for is found, and none where there is none")
  func first() {
    for byte in [UInt8(0), 0x22, 0x2F, 0x5C, 0x7F, 0x80, 0xFF] {
      check("\(byte)", { $0.equal(to: byte) }, { $0 == byte })
    }
    check("controls", { $0.controls }, { $0 < 0x20 })
    check("beyond ASCII", { $0.beyondASCII }, { $0 >= 0x80 })
  }
}
