extension Palette {
  /// The path of the catalog that a file lies in, or would; nil when it lies in none.
  package func catalog(holding file: String) -> String? {
    var folder = FilePath.folder(of: RealPath.ofTarget(file))
    while RealPath.of(folder) == nil, folder != FilePath.folder(of: folder) {
      folder = FilePath.folder(of: folder)
    }
    var ancestor = RealPath.of(folder) ?? "/"
    while ancestor != "/" {
      if let identity = FileIdentity(path: ancestor),
        let catalog = catalogs.first(where: {
          $0.folderName.hasSuffix(CatalogFolder.catalogExtension.description)
            && FileIdentity(path: $0.path) == identity
        })
      {
        return catalog.path
      }
      ancestor = FilePath.folder(of: ancestor)
    }
    return nil
  }

  /// Writes the paths of catalogs outside the working folder as the way to them from there.
  package mutating func makePathsRelative(to workingFolder: String) {
    for index in catalogs.indices where catalogs[index].path.hasPrefix("/") {
      catalogs[index].path = FilePath.relative(catalogs[index].location, to: workingFolder)
    }
  }
}
