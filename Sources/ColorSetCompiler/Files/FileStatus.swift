/// What the file system knows about a path.
package enum FileStatus {
  /// Whether something has the name, a link that leads nowhere too.
  package static func isTaken(_ path: String) -> Bool {
    RealPath.isLink(path) || FileIdentity(path: path) != nil
  }
}
