/// A folder of a catalog that is still to be listed.
struct PendingFolder: Sendable {
  /// The path below the catalog, empty for the catalog itself.
  var subpath: String
  /// The prefix of names that the folders around give.
  var namespace: String
  /// How many folders below the catalog's it lies.
  var depth: Int
}
