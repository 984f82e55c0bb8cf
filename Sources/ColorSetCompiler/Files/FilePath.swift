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
    guard let last = path.utf8.lastIndex(where: { $0 != 0x2F }) else { return path }
    let trimmed = path[..<path.utf8.index(after: last)]
    guard let slash = trimmed.utf8.lastIndex(of: 0x2F) else { return String(trimmed) }
    return String(trimmed[path.utf8.index(after: slash)...])
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

  /// Whether a path has no part that is empty, `.` or `..`, as most have; false also where a name begins with a point.
  private static func isPlain(_ path: String) -> Bool {
    let isPlain = unsafe path.utf8.withContiguousStorageIfAvailable { utf8 in
      guard let first = unsafe utf8.first, first != 0x2E, unsafe utf8.last != 0x2F else {
        return false
      }
      let bytes = UnsafeRawBufferPointer(utf8)
      var place = 0
      while place + 9 <= bytes.count {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let next = unsafe bytes.loadUnaligned(fromByteOffset: place + 1, as: UInt64.self)
        if hasOddPart(word, next) { return false }
        place += 8
      }
      while place + 1 < bytes.count {
        if unsafe bytes[place] == 0x2F && bytes[place + 1] | 1 == 0x2F { return false }
        place += 1
      }
      return true
    }
    return isPlain ?? false
  }

  /// Whether one of eight bytes is a `/` and the one after it, at the same place of another word, a `/` or a `.`.
  @inline(__always)
  private static func hasOddPart(_ word: UInt64, _ next: UInt64) -> Bool {
    // A point and a slash differ in their lowest bit only.
    let differing =
      word ^ 0x2F2F_2F2F_2F2F_2F2F | (next | 0x0101_0101_0101_0101) ^ 0x2F2F_2F2F_2F2F_2F2F
    return EightBytes(differing).equal(to: 0) != 0
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
