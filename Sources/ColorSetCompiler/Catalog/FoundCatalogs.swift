/// The catalogs that a path from the command line stands for.
package struct FoundCatalogs: Sendable {
  /// The path, as the working folder sees it.
  package var path: String
  /// The folders of the catalogs, in code-point order.
  package var catalogs: [String]
}
