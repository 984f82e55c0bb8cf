#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file or folder that closes by itself.
struct FileDescriptor: ~Copyable {
  /// The number that the operating system knows it by.
  let number: Int32

  deinit { _ = close(number) }

  /// Opens a folder; nil, with `errno` set, when that fails.
  ///
  /// A path may be longer than the system allows in one call; it is then opened in steps.
  init?(folder path: String) {
    var bytes = Array(path.utf8)
    var current: Int32 = Self.workingFolder
    while bytes.count > Self.longestPath {
      guard let slash = bytes[..<Self.longestPath].lastIndex(of: 0x2F), slash > 0 else { break }
      let next = Self.open(Array(bytes[..<slash]), from: current, O_RDONLY | O_DIRECTORY)
      if current != Self.workingFolder { _ = close(current) }
      guard next >= 0 else { return nil }
      current = next
      bytes.removeSubrange(...slash)
    }
    let opened = Self.open(bytes, from: current, O_RDONLY | O_DIRECTORY)
    let reason = errno
    if current != Self.workingFolder { _ = close(current) }
    errno = reason
    guard opened >= 0 else { return nil }
    number = opened
  }

  /// Opens a file for reading by a path of bytes that ends in zero; nil, with `errno` set, when that fails.
  ///
  /// Unless it may wait, it does not for the other end of a pipe.
  init?(file path: [UInt8], in folder: Int32 = Self.workingFolder, waits: Bool = false) {
    let flags = waits ? O_RDONLY : O_RDONLY | O_NONBLOCK
    let opened = Self.openFile(path, from: folder, flags)
    guard opened >= 0 else { return nil }
    number = opened
  }

  /// Opens a file for reading by a short path that ends in zero; nil, with `errno` set, when that fails.
  ///
  /// Thousands of files are opened like this, so the path is not copied.
  init?(file path: borrowing SourceText, in folder: Int32) {
    let opened = unsafe path.withBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe chars.baseAddress.map {
          unsafe openat(folder, $0, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        }
          ?? -1
      }
    }
    guard opened >= 0 else { return nil }
    number = opened
  }

  /// Stands for the working folder in place of an open folder.
  static let workingFolder = Int32(AT_FDCWD)

  /// The longest path that is opened in one call.
  static let longestPath = 1000

  private static func open(_ path: [UInt8], from folder: Int32, _ flags: Int32) -> Int32 {
    unsafe (path + [0]).withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe chars.baseAddress.map { unsafe openat(folder, $0, flags | O_CLOEXEC) } ?? -1
      }
    }
  }

  private static func openFile(_ path: [UInt8], from folder: Int32, _ flags: Int32) -> Int32 {
    if path.count > longestPath, let slash = path.lastIndex(of: 0x2F), slash > 0 {
      let outer = String(decoding: path[..<slash], as: UTF8.self)
      guard let outerFolder = FileDescriptor(folder: outer) else { return -1 }
      return openFile(Array(path[(slash + 1)...]), from: outerFolder.number, flags)
    }
    return unsafe path.withUnsafeBufferPointer { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { chars in
        unsafe chars.baseAddress.map { unsafe openat(folder, $0, flags | O_CLOEXEC) } ?? -1
      }
    }
  }
}
