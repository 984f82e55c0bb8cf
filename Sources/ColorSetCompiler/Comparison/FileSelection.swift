/// Files of catalogs that are compared, as a version control system lists them.
///
/// A file is known by its path from the folder of its catalog on, since two states lie in different folders. The file of a
/// group stands for all color sets in the group, whose names it decides.
package struct FileSelection: Sendable {
  private var files: Set<String> = []
  private var folders: [String] = []

  /// Takes the lines of a list; empty ones say nothing.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let path = Self.inCatalog(String(line)) else { continue }
      files.insert(path)
      let folder = FilePath.folder(of: path)
      if !folder.hasSuffix(CatalogFolder.colorSetExtension.description) {
        folders.append(folder + "/")
      }
    }
  }

  /// Reads a list from a file; `-` stands for standard input.
  ///
  /// - Throws: ``FileError`` when it cannot be read.
  package init(list path: String) throws(FileError) {
    var files = FileReader(largest: 1 << 30)
    let file = path == "-" ? "/dev/stdin" : path
    switch files.read(Array(file.utf8) + [0], waits: true) {
    case .read(let count): self.init(String(decoding: files.buffer[..<count], as: UTF8.self))
    case .missing: throw FileError(path: path, message: "there is no such file")
    case .tooLarge: throw FileError(path: path, message: "is too large for a list of files")
    case .failed(let reason): throw FileError(path: path, message: "cannot be read: \(reason)")
    }
  }

  /// Whether a color's file is listed, or that of a group around it.
  func contains(_ color: PaletteColor, of palette: Palette) -> Bool {
    guard let path = Self.inCatalog(palette.path(of: color)) else { return false }
    return files.contains(path) || folders.contains { path.hasPrefix($0) }
  }

  /// The part of a path that begins with the last catalog in it, nil without one.
  private static func inCatalog(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    let start = parts.lastIndex { $0.hasSuffix(CatalogFolder.catalogExtension.description) }
    return start.map { parts[$0...].joined(separator: "/") }
  }
}
