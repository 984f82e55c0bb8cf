/// Why a command cannot be carried out.
struct PluginError: Error, CustomStringConvertible {
  /// What is wrong, and how to mend it.
  var description: String

  init(_ description: String) { self.description = description }
}
