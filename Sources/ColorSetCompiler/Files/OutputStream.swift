#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file that text is written to, without a buffer.
package struct OutputStream: Sendable {
  /// The number that the operating system knows the file by.
  package let file: Int32

  /// Standard output.
  package static let standardOutput = OutputStream(file: 1)
  /// Standard error.
  package static let standardError = OutputStream(file: 2)

  /// Makes a stream of an open file.
  package init(file: Int32) { self.file = file }

  /// Whether someone watches: the file is a terminal.
  package var isTerminal: Bool { isatty(file) == 1 }

  /// The number of columns of a terminal, nil for a file or where the terminal does not say.
  package var columns: Int? {
    #if canImport(Musl)
      // Swift has no call of `ioctl` there.
      return nil
    #else
      var size = winsize()
      guard isTerminal, unsafe ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
        return nil
      }
      return Int(size.ws_col)
    #endif
  }

  /// Writes all of some bytes; false, with `errno` set, when that fails.
  @discardableResult
  package func write(_ bytes: [UInt8]) -> Bool { unsafe write(bytes.span.bytes) }

  /// Writes all of some bytes that lie somewhere else; false, with `errno` set, when that fails.
  func write(_ bytes: RawSpan) -> Bool {
    var written = 0
    while written < bytes.byteCount {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe buffer.baseAddress.map {
          unsafe systemWrite($0 + written, buffer.count - written)
        } ?? 0
      }
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// Writes all pieces; false, with `errno` set, when that fails.
  @discardableResult
  package func write(_ pieces: FilePieces) -> Bool { pieces.hand { write($0) } }

  /// Writes a text.
  @discardableResult
  package func write(_ text: String) -> Bool { write(Array(text.utf8)) }

  private func systemWrite(_ start: UnsafeRawPointer, _ count: Int) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.write(file, start, count)
    #elseif canImport(Musl)
      unsafe Musl.write(file, start, count)
    #else
      unsafe Glibc.write(file, start, count)
    #endif
  }
}
