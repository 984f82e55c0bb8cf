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
    while true {
      let result = unsafe Self.systemRead(number, start, count)
      if result >= 0 || errno != EINTR { return result }
    }
  }

  /// Whether the rest of the file is exactly some bytes; nil, with `errno` set, when it cannot be read.
  borrowing func holds(_ bytes: [UInt8]) -> Bool? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    var offset = 0
    while true {
      let wanted = buffer.count
      let count = unsafe buffer.withUnsafeMutableBytes { buffer in
        unsafe buffer.baseAddress.map { unsafe readOnce($0, wanted) } ?? 0
      }
      if count < 0 { return nil }
      if count == 0 { return offset == bytes.count }
      guard count <= bytes.count - offset else { return false }
      let isSame = unsafe bytes.withUnsafeBytes { wanted in
        unsafe buffer.withUnsafeBytes { read in
          guard let left = wanted.baseAddress, let right = read.baseAddress else { return false }
          return unsafe memcmp(left + offset, right, count) == 0
        }
      }
      guard isSame else { return false }
      offset += count
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
