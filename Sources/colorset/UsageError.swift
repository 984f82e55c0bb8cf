/// A command line that cannot be carried out; the command ends with 2.
struct UsageError: Error, CustomStringConvertible {
  /// What is wrong and how to mend it.
  var description: String

  init(_ description: String) { self.description = description }
}
