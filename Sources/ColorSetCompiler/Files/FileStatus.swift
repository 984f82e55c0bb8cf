/// What the file system knows about a path.
package enum FileStatus {
  /// Whether something has the name, a link that leads nowhere too.
  package static func isTaken(_ path: String) -> Bool {
    RealPath.isLink(path) || FileIdentity(path: path) != nil
  }

  /// Whether a regular file has the name, a link to one, or a link that leads nowhere, which is an accident.
  package static func isFile(_ path: String) -> Bool {
    FileIdentity(path: path)?.isRegularFile ?? RealPath.isLink(path)
  }

  /// Whether two paths lead to the same file, which is there.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    guard let identity = FileIdentity(path: path) else { return false }
    return identity == FileIdentity(path: other)
  }

  /// Where a link in place of a folder leads instead, such as `leads nowhere`; nil when the path is no such link.
  static func wrongWay(ofLink path: String) -> String? {
    guard RealPath.isLink(path) else { return nil }
    guard let identity = FileIdentity(path: path) else {
      return SystemError.isCircle ? "leads in a circle" : "leads nowhere"
    }
    return identity.isFolder ? nil : "leads to a file"
  }

  /// Whether a folder has the name, or a link to one.
  package static func isFolder(_ path: String) -> Bool {
    FileIdentity(path: path)?.isFolder ?? false
  }
}
