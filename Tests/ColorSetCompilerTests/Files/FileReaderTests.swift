import Testing

@testable import ColorSetCompiler

/// Reading files up to a size.
@Suite struct FileReaderTests {
  @Test("A file is read up to the size that the reader allows", arguments: [1 << 15, 1 << 16])
  func largest(limit: Int) throws {
    try FileFolder.use { folder in
      let text = String(repeating: "x", count: 40_000)
      try folder.write(text, to: "file")
      var reader = FileReader(largest: limit)
      switch reader.read(Array(folder.path("file").utf8) + [0]) {
      case .read(let count):
        #expect(limit > text.utf8.count)
        #expect(count == text.utf8.count)
        #expect(reader.buffer.prefix(count).allSatisfy { $0 == 0x78 })
      case .tooLarge: #expect(limit < text.utf8.count)
      case .missing, .failed: Issue.record("the file cannot be read")
      }
    }
  }
}
