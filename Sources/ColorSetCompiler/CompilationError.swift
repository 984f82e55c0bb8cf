/// Why catalogs did not become source: what `colorset` would print.
public struct CompilationError: Error, Sendable, CustomStringConvertible {
  /// The diagnostics as text, one a line.
  public let description: String
}
