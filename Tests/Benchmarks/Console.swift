#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// The standard error stream: progress and errors, so that the report alone is on standard output.
enum Console {
  /// Writes one line.
  static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    unsafe bytes.withUnsafeBytes { buffer in
      _ = unsafe write(2, buffer.baseAddress, buffer.count)
    }
  }
}
