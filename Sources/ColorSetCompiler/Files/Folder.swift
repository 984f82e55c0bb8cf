#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Makes folders, and removes files and folders.
enum Folder {
  /// Makes a folder and those around it, unless it is there.
  ///
  /// - Throws: ``FileError``.
  static func make(_ path: String) throws(FileError) {
    if let there = FileIdentity(path: path) {
      guard there.isFolder else {
        throw FileError(path: path, message: "it is a file, and a folder is needed here; move it")
      }
      return
    }
    let outer = FilePath.folder(of: path)
    if outer != path { try make(outer) }
    guard unsafe path.withCString({ unsafe mkdir($0, 0o777) }) == 0 || errno == EEXIST else {
      throw FileError(path: path, message: "the folder cannot be made: \(SystemError.last)")
    }
  }

  /// Removes a folder when it is empty.
  static func removeIfEmpty(_ path: String) { unsafe path.withCString { _ = unsafe rmdir($0) } }

  /// Removes a file.
  ///
  /// - Throws: ``FileError``.
  static func remove(file path: String) throws(FileError) {
    guard unsafe path.withCString({ unsafe unlink($0) }) == 0 else {
      throw FileError(path: path, message: "cannot be removed: \(SystemError.last)")
    }
  }
}
