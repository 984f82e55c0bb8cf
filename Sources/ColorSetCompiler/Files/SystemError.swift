#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The words of the operating system's last error.
enum SystemError {
  /// What went wrong in the last call that failed, in words.
  static var last: String { words(errno) }

  /// Whether the last call failed because nothing has that name.
  static var isMissing: Bool { errno == ENOENT }

  /// Whether the last call failed because links lead in a circle.
  static var isCircle: Bool { errno == ELOOP }

  /// Whether the last call failed because nobody reads the pipe any more.
  static var isClosedPipe: Bool { errno == EPIPE }

  /// An error in words; the usual ones say what to do.
  static func words(_ code: Int32) -> String {
    switch code {
    case ENOENT: return "there is no such file or folder"
    case EACCES, EPERM: return "permission is denied"
    case ENOTDIR: return "a part of the path is not a folder"
    case EISDIR: return "it is a folder"
    case ELOOP: return "symbolic links lead in a circle"
    case ENAMETOOLONG: return "the path is too long"
    case EMFILE, ENFILE: return "too many files are open"
    case ENOSPC: return "the disk is full"
    case EROFS: return "the disk can only be read"
    default: return unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
    }
  }
}
