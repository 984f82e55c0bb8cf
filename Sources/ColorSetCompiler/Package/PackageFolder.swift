/// The folder of a generated package: what may be written in it, and what is the user's.
///
/// A file with the marker is ours. A file without it is never changed or removed, nor anything outside the folder: a link in
/// place of a file or folder of ours is an error.
package struct PackageFolder: Sendable {
  private let path: String
  private let files: [GeneratedFile]

  /// What a run would do to a file.
  package enum Change: Sendable, Equatable {
    /// It is not there.
    case missing(String)
    /// It holds something else.
    case different(String)
    /// It was generated before and is no more.
    case leftOver(String)
  }

  /// Looks at a folder, which need not be there yet.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - files: The files of the package, the manifest first.
  /// - Throws: ``FileError`` when something is in the way that is not ours.
  package init(_ path: String, _ files: [GeneratedFile]) throws(FileError) {
    self.path = FilePath.normalized(path)
    if let there = FileIdentity(path: path) {
      guard there.isFolder else {
        throw FileError(path: path, message: "this is a file; name a folder with --package")
      }
      try Self.checkForOthers(path, files)
    } else if !SystemError.isMissing || RealPath.isLink(path) {
      throw FileError(path: path, message: "the folder cannot be used: \(SystemError.last)")
    }
    var own: [GeneratedFile] = []
    for file in files {
      if try Self.isOurs(file, in: path) { own.append(file) }
    }
    self.files = own
  }

  /// What is not up to date, in the order of the files.
  ///
  /// - Throws: ``FileError`` when a file cannot be read.
  package func changes() throws(FileError) -> [Change] {
    var changes: [Change] = []
    for file in files {
      let place = FilePath.join(path, file.path)
      if FileIdentity(path: place) == nil {
        changes.append(.missing(place))
      } else if try !AtomicFile.holds(file.pieces, at: place) {
        changes.append(.different(place))
      }
    }
    return changes + leftOvers().map { .leftOver($0) }
  }

  /// Writes the files that differ, each as a whole, and removes those that are generated no more.
  ///
  /// - Throws: ``FileError``.
  package func write() throws(FileError) {
    for file in files {
      let place = FilePath.join(path, file.path)
      try Folder.make(FilePath.folder(of: place))
      try AtomicFile.write(file.pieces, to: place)
    }
    for place in leftOvers() {
      try Folder.remove(file: place)
      Folder.removeIfEmpty(FilePath.folder(of: place))
    }
  }

  /// Files of ours in the folders of targets that the package no longer has, as after it got another name.
  private func leftOvers() -> [String] {
    var found: [String] = []
    for folder in ["Sources", "Tests"] where !RealPath.isLink(FilePath.join(path, folder)) {
      for target in Self.names(in: FilePath.join(path, folder)) {
        let targetPath = FilePath.join(folder, target)
        if RealPath.isLink(FilePath.join(path, targetPath)) { continue }
        for name in Self.names(in: FilePath.join(path, targetPath)) where name.hasSuffix(".swift") {
          let file = FilePath.join(targetPath, name)
          let place = FilePath.join(path, file)
          let isCurrent = files.contains { $0.path.utf8.elementsEqual(file.utf8) }
          if !isCurrent, !RealPath.isLink(place), Self.hasMarker(place) { found.append(place) }
        }
      }
    }
    return found
  }

  /// Whether a file is to be written: it is not there, or has the marker. One that the user may replace is left alone.
  private static func isOurs(_ file: GeneratedFile, in path: String) throws(FileError) -> Bool {
    var place = path
    for part in file.path.split(separator: "/") {
      place = FilePath.join(place, String(part))
      if RealPath.isLink(place) {
        throw FileError(
          path: place,
          message: "it is a link, and nothing is written outside the package; delete the link")
      }
    }
    guard FileIdentity(path: place) != nil, !hasMarker(place) else { return true }
    if file.canBeReplaced { return false }
    throw FileError(
      path: place,
      message: "the file is not from 'colorset generate --package' and stays as it is; "
        + "move it, or name another folder")
  }

  /// Checks that a folder is empty, or has a package of ours, or only what may lie beside one that is still to be written.
  private static func checkForOthers(
    _ path: String, _ files: [GeneratedFile]
  ) throws(FileError) {
    guard let manifest = files.first, !hasMarker(FilePath.join(path, manifest.path)) else { return }
    for name in names(in: path) {
      let isAllowed =
        name.hasPrefix(".") || name.hasSuffix(CatalogFolder.catalogExtension.description)
        || name.uppercased().hasPrefix("LICENSE") || files.contains { $0.path == name }
      if isAllowed { continue }
      throw FileError(
        path: path,
        message: "the folder holds other files, such as '\(name.forMessage)', and no package of "
          + "colorset; name a new or empty folder with --package")
    }
  }

  private static func hasMarker(_ path: String) -> Bool {
    guard FileIdentity(path: path)?.isRegularFile == true else { return false }
    var reader = FileReader()
    guard case .read(let count) = reader.read(Array(path.utf8) + [0]) else { return false }
    return PackageMarker.isIn(reader.buffer[..<count])
  }

  /// What a folder holds, in code-point order; nothing when it is not there.
  private static func names(in path: String) -> [String] {
    guard let folder = FileDescriptor(folder: path), let listing = FolderListing(of: folder)
    else { return [] }
    return listing.entries.map { listing.name($0) }.sorted(by: CodePointOrder.precedes)
  }
}
