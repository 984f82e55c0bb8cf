/// The catalogs that a path from the command line stands for.
package struct FoundCatalogs: Sendable {
  /// The path, as the working folder sees it.
  package var path: String
  /// The catalogs.
  package var catalogs: [FoundCatalog]
}
