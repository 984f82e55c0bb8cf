#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileDescriptor {
  /// Reads once, from where the last read ended; the count of bytes, 0 at the end, below 0 with `errno` set when it fails.
  borrowing func readOnce(_ start: UnsafeMutableRawPointer, _ count: Int) -> Int {
    unsafe Self.readOnce(number, start, count)
  }

  private static func readOnce(
    _ number: Int32, _ start: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    while true {
      let result = unsafe systemRead(number, start, count)
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Whether the rest of the file is exactly some bytes; nil, with `errno` set, when it cannot be read.
  borrowing func holds(_ pieces: FilePieces) -> Bool? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var isUnreadable = false
    let number = number
    let isSame = pieces.hand { piece in
      var offset = 0
      while offset < piece.byteCount {
        let wanted = min(buffer.count, piece.byteCount - offset)
        let count = unsafe buffer.withUnsafeMutableBytes { buffer in
          unsafe buffer.baseAddress.map { unsafe Self.readOnce(number, $0, wanted) } ?? 0
        }
        if count < 0 { isUnreadable = true }
        guard count > 0, Self.isSame(buffer, piece, at: offset, count: count) else {
          return false
        }
        offset += count
      }
      return true
    }
    if isUnreadable { return nil }
    guard isSame else { return false }
    let rest = unsafe buffer.withUnsafeMutableBytes { buffer in
      unsafe buffer.baseAddress.map { unsafe readOnce($0, 1) } ?? 0
    }
    return rest < 0 ? nil : rest == 0
  }

  private static func isSame(
    _ read: [UInt8], _ piece: RawSpan, at offset: Int, count: Int
  ) -> Bool {
    unsafe read.withUnsafeBytes { read in
      unsafe piece.withUnsafeBytes { wanted in
        guard let left = read.baseAddress, let right = wanted.baseAddress else { return false }
        return unsafe memcmp(left, right + offset, count) == 0
      }
    }
  }

  private static func systemRead(
    _ file: Int32, _ start: UnsafeMutableRawPointer, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(file, start, count)
    #elseif canImport(Musl)
      unsafe Musl.read(file, start, count)
    #else
      unsafe Glibc.read(file, start, count)
    #endif
  }
}
