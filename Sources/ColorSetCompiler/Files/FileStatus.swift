/// What the file system knows about a path.
package enum FileStatus {
  /// Whether something has the name, a link that leads nowhere too.
  package static func isTaken(_ path: String) -> Bool {
    RealPath.isLink(path) || FileIdentity(path: path) != nil
  }

  /// Whether a folder has the name, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    FileIdentity(path: path)?.isFolder ?? false
  }
}
