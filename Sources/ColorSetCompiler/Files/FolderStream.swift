#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open folder whose entries can be listed and whose files can be opened; it closes by itself.
@safe struct FolderStream: ~Copyable {
  #if canImport(Darwin)
    private typealias Stream = UnsafeMutablePointer<DIR>
  #else
    private typealias Stream = OpaquePointer
  #endif

  private let stream: Stream

  deinit { _ = unsafe closedir(stream) }

  /// Opens a folder; nil, with `errno` set, when that fails.
  init?(_ path: String) {
    if path.utf8.count > FileDescriptor.longestPath {
      guard let folder = FileDescriptor(folder: path), let opened = unsafe Self.open(folder) else {
        return nil
      }
      unsafe stream = opened
    } else {
      guard let opened = unsafe path.withCString({ unsafe opendir($0) }) else { return nil }
      unsafe stream = opened
    }
  }

  /// Opens an open folder a second time; nil, with `errno` set, when that fails.
  init?(_ folder: borrowing FileDescriptor) {
    guard let opened = unsafe Self.open(folder) else { return nil }
    unsafe stream = opened
  }

  private static func open(_ folder: borrowing FileDescriptor) -> Stream? {
    // Closing the stream closes its file.
    let number = fcntl(folder.number, F_DUPFD_CLOEXEC, 0)
    guard number >= 0 else { return nil }
    let opened = unsafe fdopendir(number)
    if unsafe opened == nil { _ = close(number) }
    return unsafe opened
  }

  /// The number that the operating system knows the folder by.
  var number: Int32 { unsafe dirfd(stream) }

  /// Calls a closure with the name and the type of each entry; the name ends in zero.
  borrowing func forEachEntry(_ body: (UnsafeRawPointer, Int32) -> Void) {
    while let entry = unsafe readdir(stream) {
      let type = unsafe Int32(entry.pointee.d_type)
      unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        if let start = name.baseAddress { unsafe body(start, type) }
      }
    }
  }
}
