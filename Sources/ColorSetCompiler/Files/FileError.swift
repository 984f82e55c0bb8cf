/// A file or folder that cannot be read or written; the command ends with 2.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as the user would type it.
  package var path: String
  /// What failed and how to mend it.
  package var message: String
  /// Whether all can be read, and there is just no color set.
  package var isAboutNoInput: Bool

  /// Whether a pipe takes no more, since who reads it has enough.
  package var isAboutClosedPipe = false

  /// Makes an error.
  package init(path: String, message: String, isAboutNoInput: Bool = false) {
    self.path = path
    self.message = message
    self.isAboutNoInput = isAboutNoInput
  }

  /// The error of standard output that takes no more, right after the call that failed.
  package static func ofStandardOutput(_ path: String = "standard output") -> FileError {
    let isClosed = SystemError.isClosedPipe
    var error = FileError(path: path, message: "cannot be written: \(SystemError.last)")
    error.isAboutClosedPipe = isClosed
    return error
  }

  /// The error of a file that cannot be written, since its name is not UTF-8 and so cannot be said; nil for all others.
  static func ofName(_ path: String) -> FileError? {
    guard path.unicodeScalars.contains("\u{FFFD}"), FileIdentity(path: path) == nil else {
      return nil
    }
    return FileError(path: path, message: "is left alone, since its name is not UTF-8; rename it")
  }

  package var description: String { "\(path.forMessage(limit: 4096)): \(message)" }
}
