/// Paths as text, with `/` between their parts.
package enum FilePath {
  /// A path below another.
  package static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty || folder == "." { return name }
    var path = folder
    path.reserveCapacity(folder.utf8.count + 1 + name.utf8.count)
    if path.utf8.last != 0x2F { path += "/" }
    path += name
    return path
  }

  /// The part after the last `/`.
  package static func lastComponent(of path: String) -> String {
    let components = path.split(separator: "/", omittingEmptySubsequences: true)
    return components.last.map(String.init) ?? path
  }

  /// The part before the last `/`, `.` when there is none.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: 0x2F) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without `.` parts, doubled and final slashes.
  ///
  /// A `..` stays, since after a link it leads elsewhere than its text says.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// A normalized path with each `..` and the part before it taken out, as long as it leads to the same place.
  static func collapsed(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    let collapsed = path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
    guard collapsed != path, let there = FileIdentity(path: folder(of: path)) else {
      return collapsed
    }
    return FileIdentity(path: folder(of: collapsed)) == there ? collapsed : path
  }

  /// Whether a path has no part that is empty, `.` or `..`, as most have; a final slash makes an empty part.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { utf8 in
      var partLength = 0
      var hasOnlyPoints = true
      for index in 0..<utf8.count {
        let byte = unsafe utf8[index]
        if byte == 0x2F {
          if index > 0, partLength == 0 || hasOnlyPoints { return false }
          (partLength, hasOnlyPoints) = (0, true)
        } else {
          partLength += 1
          if byte != 0x2E { hasOnlyPoints = false }
        }
      }
      return partLength > 0 && !hasOnlyPoints
    }
  }

  /// A path as seen from the working folder: relative when it lies in it or is written relative, else as it is.
  package static func display(_ path: String, from workingFolder: String) -> String {
    let normal = isPlain(path) ? path : collapsed(normalized(path))
    guard normal.utf8.first == 0x2F else { return normal }
    if normal == workingFolder { return "." }
    let prefix = workingFolder.hasSuffix("/") ? workingFolder : workingFolder + "/"
    return normal.hasPrefix(prefix) ? String(normal.dropFirst(prefix.count)) : normal
  }

  /// The absolute path without `.` and `..`.
  package static func inFull(_ path: String, from workingFolder: String) -> String {
    collapsed(normalized(path.hasPrefix("/") ? path : join(workingFolder, path)))
  }

  /// A normalized path as the way to it from a normalized absolute folder: `../Shared/Colors.xcassets`.
  package static func relative(_ path: String, to folder: String) -> String {
    guard path.hasPrefix("/"), folder.hasPrefix("/") else { return path }
    let wanted = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let common = zip(wanted, base).prefix { $0 == $1 }.count
    let up = [Substring](repeating: "..", count: base.count - common)
    let parts = up + wanted.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
