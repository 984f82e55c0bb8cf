/// Where generated code has its types from.
public enum RuntimeMode: String, Sendable, CaseIterable {
  /// It imports the module `DynamicColors`.
  case module
  /// It carries the module's source in the same file.
  case embedded
}
