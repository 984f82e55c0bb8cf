/// A file or folder that cannot be read or written; the command ends with 2.
package struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path as the user would type it.
  package var path: String
  /// What failed and how to mend it.
  package var message: String
  /// Whether all can be read, and there is just no color set.
  package var isAboutNoInput: Bool

  /// Makes an error.
  package init(path: String, message: String, isAboutNoInput: Bool = false) {
    self.path = path
    self.message = message
    self.isAboutNoInput = isAboutNoInput
  }

  package var description: String { "\(path.forMessage(limit: 4096)): \(message)" }
}
