#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as the operating system resolves them.
enum RealPath {
  /// The absolute path without links, nil with `errno` set when nothing is there.
  static func of(_ path: String) -> String? {
    guard let resolved = unsafe path.withCString({ unsafe realpath($0, nil) }) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Where a path leads, also when nothing is there yet: links are followed one by one.
  static func ofTarget(_ path: String) -> String {
    if let resolved = of(path) { return resolved }
    var path = path
    for _ in 0..<40 {
      guard let target = link(path) else { break }
      path = target.hasPrefix("/") ? target : FilePath.join(FilePath.folder(of: path), target)
    }
    return path
  }

  /// Whether a link has the name, wherever it leads.
  static func isLink(_ path: String) -> Bool { link(path) != nil }

  private static func link(_ path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes in
      unsafe path.withCString { path in
        unsafe bytes.baseAddress.map {
          unsafe readlink(path, $0.assumingMemoryBound(to: CChar.self), 4096)
        } ?? -1
      }
    }
    return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
  }
}
