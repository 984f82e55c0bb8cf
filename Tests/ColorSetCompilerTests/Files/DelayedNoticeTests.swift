import ColorSetCompiler
import Foundation
import Testing

/// What someone at a terminal is told while something takes long.
@Suite struct DelayedNoticeTests {
  @Test("What is done soon is not spoken of")
  func soon() throws {
    let pipe = Pipe()
    let stream = ColorSetCompiler.OutputStream(file: pipe.fileHandleForWriting.fileDescriptor)
    let notice = try #require(DelayedNotice("reading", on: stream, after: 600_000))
    notice.end()
    try pipe.fileHandleForWriting.close()
    #expect((try pipe.fileHandleForReading.readToEnd() ?? Data()).isEmpty)
  }

  @Test("What takes long is named, and the line is taken away in the end")
  func long() throws {
    let pipe = Pipe()
    let stream = ColorSetCompiler.OutputStream(file: pipe.fileHandleForWriting.fileDescriptor)
    let notice = try #require(DelayedNotice("reading", on: stream, after: 0))
    // The work lasts until the line is there.
    let line = try pipe.fileHandleForReading.read(upToCount: 7) ?? Data()
    #expect(String(decoding: line, as: UTF8.self) == "reading")
    notice.end()
    try pipe.fileHandleForWriting.close()
    let rest = try pipe.fileHandleForReading.readToEnd() ?? Data()
    #expect(String(decoding: rest, as: UTF8.self) == "\r\u{1B}[K")
  }
}
