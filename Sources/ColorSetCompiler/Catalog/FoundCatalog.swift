/// The folder of a catalog.
package struct FoundCatalog: Sendable {
  /// The path of the folder, as the working folder sees it.
  package var path: String
  /// The absolute path of the folder, links on the way to it resolved; it does not depend on the working folder.
  package var location: String
  /// The name of the folder, also when the path is `.`.
  package var folderName: String { FilePath.lastComponent(of: location) }

  /// The name of the nearest catalog that the folder lies in, nil when it lies in none.
  var catalogAround: String? {
    location.split(separator: "/").dropLast()
      .last { $0.hasSuffix(CatalogFolder.catalogExtension.description) }.map(String.init)
  }

  /// Makes the folder of a path.
  init(path: String, workingFolder: String) {
    self.path = path
    let name = FilePath.lastComponent(of: path)
    let absolute = path.hasPrefix("/") ? path : FilePath.join(workingFolder, path)
    if name == "." || name == ".." || path == "/" {
      location = RealPath.of(absolute) ?? absolute
    } else {
      let folder = FilePath.folder(of: absolute)
      location = FilePath.join(RealPath.of(folder) ?? folder, name)
    }
  }
}
