/// The version of the tool.
enum Version {
  /// What `--version` prints after the name.
  static let current = "0.1.0"
}
