/// A path of a list of files: relative to the root of a repository, to the working folder, or absolute.
struct ListedPath: Sendable {
  /// The folders and the file.
  let parts: [Substring]
  /// The same from the root on when the path starts from the working folder; empty when it is absolute.
  let partsFromWorkingFolder: [Substring]

  /// The paths of a line of a list, without the letter that `git diff --name-status` has before them.
  ///
  /// - Parameters:
  ///   - line: The line; git quotes paths with unusual letters.
  ///   - workingFolder: The folder that the paths may start from.
  /// - Returns: The paths; two of a renamed file.
  static func paths(inLine line: String, workingFolder: String) -> [ListedPath] {
    var fields = line.split(separator: "\t")
    if fields.count > 1, let state = fields.first, isState(state) { fields.removeFirst() }
    return fields.map { field in
      let path = unquoted(String(field))
      let parts = path.split(separator: "/").filter { $0 != "." }
      let full = FilePath.inFull(path, from: workingFolder).split(separator: "/")
      return ListedPath(parts: parts, partsFromWorkingFolder: path.hasPrefix("/") ? [] : full)
    }
  }

  /// Whether a field is what git says of a file, such as `M` or `R100`.
  private static func isState(_ field: Substring) -> Bool {
    guard let letter = field.utf8.first, "ACDMRTUXB".utf8.contains(letter) else { return false }
    return field.utf8.dropFirst().allSatisfy { 0x30...0x39 ~= $0 }
  }

  /// A path without the quotes that git puts around one with unusual letters, and without its backslashes.
  private static func unquoted(_ path: String) -> String {
    let bytes = Array(path.utf8)
    guard bytes.count >= 2, bytes.first == 0x22, bytes.last == 0x22 else { return path }
    var text: [UInt8] = []
    var rest = bytes.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == 0x5C, let next = rest.first else {
        text.append(byte)
        continue
      }
      let digits = rest.prefix(3).prefix { 0x30...0x37 ~= $0 }
      if digits.count == 3 {
        text.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 * 8 + Int($1) - 0x30 }))
        rest = rest.dropFirst(3)
      } else {
        rest = rest.dropFirst()
        text.append(next == 0x74 ? 0x09 : next == 0x6E ? 0x0A : next)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
