/// What a run of the compiler found: the colors, and everything that a person should know about them.
package struct Compilation: Sendable {
  /// The colors.
  package var palette: Palette
  /// What is wrong, by place.
  package var diagnostics: [Diagnostic]
  /// The folders outside catalogs that were searched for them.
  package var searchedFolders: [String] = []

  /// Whether a file or a value could not be read, so that generated code would lack it.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The exit code of a command that found this: 0 nothing that counts, 1 errors in a catalog, 2 files that cannot be read.
  package var exitCode: Int32 {
    if diagnostics.contains(where: { $0.rule == Diagnostic.unreadable }) { return 2 }
    return hasErrors ? 1 : 0
  }
}
