/// What formatting some catalogs came to.
package struct FormatResult: Sendable {
  /// The files that have, or would get, other bytes, in the order of the catalogs.
  package var changed: [String] = []
  /// How many files were looked at.
  package var count = 0
  /// How many files are in the form of Xcode 11.3 and earlier and stay so.
  package var legacyCount = 0
  /// The files that differ and stay so, since a link leads out of the catalogs to them.
  package var linked: [String] = []
  /// The files that cannot be read.
  package var diagnostics: [Diagnostic] = []
  /// The files that cannot be written.
  package var failures: [FileError] = []
}
