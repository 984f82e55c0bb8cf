#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What makes two paths the same file or folder.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  /// Whether it is a folder.
  let isFolder: Bool
  /// Whether it is a regular file.
  let isRegularFile: Bool
  /// The permissions.
  let permissions: mode_t

  /// The identity of what a path leads to, links followed; nil, with `errno` set, when it leads nowhere.
  init?(path: String) {
    var status = stat()
    guard unsafe path.withCString({ unsafe stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of an open file or folder.
  init?(_ file: borrowing FileDescriptor) {
    var status = stat()
    guard unsafe fstat(file.number, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(truncatingIfNeeded: status.st_dev)
    number = UInt64(truncatingIfNeeded: status.st_ino)
    isFolder = status.st_mode & S_IFMT == S_IFDIR
    isRegularFile = status.st_mode & S_IFMT == S_IFREG
    permissions = status.st_mode & 0o777
  }
}
