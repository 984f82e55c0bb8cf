/// Something wrong in a configuration file; the command ends with 2.
package struct ConfigurationError: Error, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var path: String
  /// Where it stands.
  package var position: TextPosition
  /// What is wrong and how to mend it.
  package var message: String

  package var description: String {
    "\(path):\(position.line):\(position.column): error: \(message)"
  }
}
