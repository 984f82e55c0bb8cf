/// Files of catalogs that are compared, as a version control system lists them.
///
/// A file is known by its path from the folder of its catalog on, since two states lie in different folders. The file of a
/// group stands for all color sets in the group, whose names it decides.
package struct FileSelection: Sendable {
  /// The paths of the list.
  let paths: [ListedPath]

  /// Takes the lines of a list; empty ones say nothing.
  ///
  /// - Parameters:
  ///   - text: The list: paths, or what `git diff --name-status` prints, with a line or a zero byte after each.
  ///   - workingFolder: The folder that paths may start from.
  package init(_ text: String, workingFolder: String) {
    paths = text.split { $0.isNewline || $0 == "\0" }
      .flatMap { ListedPath.paths(inLine: String($0), workingFolder: workingFolder) }
  }

  /// Reads a list from a file; `-` stands for standard input.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - workingFolder: The folder that paths may start from.
  /// - Throws: ``FileError`` when it cannot be read.
  package init(list path: String, workingFolder: String) throws(FileError) {
    var files = FileReader(largest: 1 << 30)
    let file = path == "-" ? "/dev/stdin" : path
    switch files.read(Array(file.utf8) + [0], waits: true) {
    case .read(let count):
      self.init(
        String(decoding: files.buffer[..<count], as: UTF8.self), workingFolder: workingFolder)
    case .missing: throw FileError(path: path, message: "there is no such file")
    case .tooLarge: throw FileError(path: path, message: "is too large for a list of files")
    case .failed(let reason): throw FileError(path: path, message: "cannot be read: \(reason)")
    }
  }

  /// The number of paths that are listed.
  package var count: Int { paths.count }
}
