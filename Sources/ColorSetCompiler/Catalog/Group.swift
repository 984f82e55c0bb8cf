/// A folder of a catalog that holds assets.
package struct Group: Sendable {
  /// The path below the catalog, empty for the catalog itself.
  package var subpath: String
  /// The prefix that the group gives to the names in it, with its final `/`; empty when no group around provides a namespace.
  package var namespace: String
  /// Whether the group provides a namespace itself.
  package var providesNamespace: Bool
  /// The folders of its assets that are not color sets, in the order of their names.
  package var otherAssets = FolderNames()
}
