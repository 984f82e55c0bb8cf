#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Writes files so that nobody ever sees half of one.
package enum AtomicFile {
  /// Whether a file holds exactly some bytes, given in consecutive pieces; false when it is not there.
  ///
  /// - Throws: ``FileError`` when it is there and cannot be read.
  package static func holds(_ pieces: [[UInt8]], at path: String) throws(FileError) -> Bool {
    guard let file = FileDescriptor(file: Array(path.utf8) + [0]) else {
      if SystemError.isMissing { return false }
      throw FileError(path: path, message: "cannot be read: \(SystemError.last)")
    }
    if FileIdentity(file)?.isFolder == true {
      throw FileError(path: path, message: "cannot be read: it is a folder; name a file in it")
    }
    guard let isSame = file.holds(pieces) else {
      throw FileError(path: path, message: "cannot be read: \(SystemError.last)")
    }
    return isSame
  }

  /// Writes bytes to a file when it holds others: to a new file beside it, which then takes its name.
  ///
  /// A link is followed, permissions are kept, and what is not a regular file, such as a pipe, is written to directly.
  ///
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  @discardableResult
  package static func write(_ pieces: [[UInt8]], to path: String) throws(FileError) -> Bool {
    let old = FileIdentity(path: path)
    if let old, old.isFolder {
      throw FileError(path: path, message: "cannot be written: it is a folder; name a file in it")
    }
    if let old, !old.isRegularFile {
      try writeAll(pieces, to: path, flags: O_WRONLY, permissions: 0)
      return true
    }
    if old != nil, try holds(pieces, at: path) { return false }
    let target = old == nil ? path : realPath(path)
    let temporary = FilePath.join(
      FilePath.folder(of: target), ".\(FilePath.lastComponent(of: target)).\(getpid())")
    do throws(FileError) {
      try writeAll(
        pieces, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL,
        permissions: old?.permissions ?? 0o666)
      if let old { unsafe temporary.withCString { _ = unsafe chmod($0, old.permissions) } }
    } catch {
      throw FileError(path: path, message: error.message)
    }
    guard
      unsafe temporary.withCString({ from in
        unsafe target.withCString { unsafe rename(from, $0) }
      }) == 0
    else {
      let reason = SystemError.last
      unsafe temporary.withCString { _ = unsafe unlink($0) }
      throw FileError(path: path, message: "cannot be written: \(reason)")
    }
    return true
  }

  private static func writeAll(
    _ pieces: [[UInt8]], to path: String, flags: Int32, permissions: mode_t
  ) throws(FileError) {
    let file = unsafe path.withCString { unsafe open($0, flags | O_CLOEXEC, permissions) }
    guard file >= 0 else {
      throw FileError(path: path, message: "cannot be written: \(SystemError.last)")
    }
    let stream = OutputStream(file: file)
    let isWritten = pieces.allSatisfy { stream.write($0) }
    let reason = SystemError.last
    let isClosed = close(file) == 0
    guard isWritten, isClosed else {
      if flags & O_CREAT != 0 { unsafe path.withCString { _ = unsafe unlink($0) } }
      throw FileError(path: path, message: "cannot be written: \(reason)")
    }
  }

  private static func realPath(_ path: String) -> String {
    guard let resolved = unsafe path.withCString({ unsafe realpath($0, nil) }) else { return path }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }
}
