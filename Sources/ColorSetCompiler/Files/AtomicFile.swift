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
    try holds(FilePieces(pieces), at: path)
  }

  /// Whether a file holds exactly some bytes; false when it is not there.
  ///
  /// - Throws: ``FileError`` when it is there and cannot be read.
  package static func holds(_ pieces: FilePieces, at path: String) throws(FileError) -> Bool {
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

  /// Writes bytes, given in consecutive pieces, to a file when it holds others.
  ///
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  @discardableResult
  package static func write(_ pieces: [[UInt8]], to path: String) throws(FileError) -> Bool {
    try write(FilePieces(pieces), to: path)
  }

  /// Writes bytes to a file when it holds others: to a new file beside it, which then takes its name.
  ///
  /// A link is followed, permissions are kept, and what is not a regular file, such as a pipe, is written to directly.
  ///
  /// - Returns: Whether anything was written.
  /// - Throws: ``FileError``.
  @discardableResult
  package static func write(_ pieces: FilePieces, to path: String) throws(FileError) -> Bool {
    if standardOutputNames.contains(path) {
      guard OutputStream.standardOutput.write(pieces) else {
        throw FileError.ofStandardOutput(path)
      }
      return true
    }
    let old = FileIdentity(path: path)
    if old == nil, !SystemError.isMissing {
      throw FileError(path: path, message: "cannot be written: \(SystemError.last)")
    }
    let folder = FilePath.folder(of: path)
    if old == nil, !RealPath.isLink(path), !FileStatus.isTaken(folder) {
      throw FileError(
        path: path,
        message:
          "cannot be written: the folder '\(folder.forMessage(limit: 4096))' does not exist; "
          + "make it first")
    }
    if let old, old.isFolder {
      throw FileError(path: path, message: "cannot be written: it is a folder; name a file in it")
    }
    if let old, !old.isRegularFile {
      try writeAll(pieces, to: path, flags: O_WRONLY, permissions: 0)
      return true
    }
    if old != nil {
      if try holds(pieces, at: path) { return false }
      guard unsafe path.withCString({ unsafe access($0, W_OK) }) == 0 else {
        throw FileError(path: path, message: "cannot be written: \(SystemError.last)")
      }
    }
    do throws(FileError) {
      try replace(RealPath.ofTarget(path), by: pieces, permissions: old?.permissions)
    } catch {
      throw FileError(path: path, message: error.message)
    }
    return true
  }

  /// Opening these anew would write over what is there already.
  private static let standardOutputNames = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  private static func replace(
    _ target: String, by pieces: FilePieces, permissions: mode_t?
  ) throws(FileError) {
    let temporary = unusedName(in: FilePath.folder(of: target))
    do throws(FileError) {
      try writeAll(
        pieces, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, permissions: permissions ?? 0o666
      )
    } catch {
      let isForbidden = [EACCES, EPERM, EROFS].contains(errno)
      guard isForbidden, writeInPlace(pieces, target, isThere: permissions != nil) else {
        throw error
      }
      return
    }
    if let permissions { unsafe temporary.withCString { _ = unsafe chmod($0, permissions) } }
    let isRenamed =
      unsafe temporary.withCString({ from in
        unsafe target.withCString { unsafe rename(from, $0) }
      }) == 0
    guard isRenamed else {
      let reason = SystemError.last
      unsafe temporary.withCString { _ = unsafe unlink($0) }
      throw FileError(path: target, message: "cannot be written: \(reason)")
    }
  }

  /// Writes to the file itself, where a sandbox allows that and no new file beside it.
  private static func writeInPlace(_ pieces: FilePieces, _ path: String, isThere: Bool) -> Bool {
    let flags = isThere ? O_WRONLY | O_TRUNC : O_WRONLY | O_CREAT
    do throws(FileError) {
      try writeAll(pieces, to: path, flags: flags, permissions: 0o666)
      return true
    } catch {
      return false
    }
  }

  /// A name that no file has; one of a run that was stopped may be left.
  private static func unusedName(in folder: String) -> String {
    var number = 0
    while true {
      let name = FilePath.join(folder, ".colorset-\(getpid())-\(number)")
      if number == 1000 || FileIdentity(path: name) == nil { return name }
      number += 1
    }
  }

  private static func writeAll(
    _ pieces: FilePieces, to path: String, flags: Int32, permissions: mode_t
  ) throws(FileError) {
    let file = unsafe path.withCString { unsafe open($0, flags | O_CLOEXEC, permissions) }
    guard file >= 0 else {
      throw FileError(path: path, message: "cannot be written: \(SystemError.last)")
    }
    let isWritten = OutputStream(file: file).write(pieces)
    let reason = SystemError.last
    let isClosed = close(file) == 0
    guard isWritten, isClosed else {
      if flags & O_CREAT != 0 { unsafe path.withCString { _ = unsafe unlink($0) } }
      throw FileError(path: path, message: "cannot be written: \(reason)")
    }
  }
}
