/// A `Contents.json` of a catalog that this version may write: that of a color set, a group or the catalog itself.
struct CatalogFile {
  /// Its path.
  var path: String
  /// The keys that it must have no others than, since the folder may be an asset of a kind that is not known; nil for any.
  var allowedKeys: [String]?
}

extension Catalog {
  /// The files of the catalog, those of groups first; a file may be missing.
  func files() -> [CatalogFile] {
    groups.indices.compactMap(groupFile) + colorSets.map { CatalogFile(path: path(of: $0)) }
  }

  private func groupFile(_ group: Int) -> CatalogFile? {
    let folder = path(of: group)
    let name = groups[group].subpath.isEmpty ? folderName : groups[group].subpath
    let isKnown =
      name.hasSuffix(CatalogFolder.catalogExtension.description)
      || group > 0 && !FilePath.lastComponent(of: name).utf8.contains(0x2E)
    let allowedKeys = isKnown ? nil : ["info", "properties"]
    let usual = FilePath.join(folder, CatalogFolder.contentsFile.description)
    if FileIdentity(path: usual) != nil {
      return CatalogFile(path: usual, allowedKeys: allowedKeys)
    }
    guard let descriptor = FileDescriptor(folder: folder),
      let listing = FolderListing(of: descriptor), let other = listing.contentsInAnotherCase
    else { return nil }
    return CatalogFile(
      path: FilePath.join(folder, listing.name(other)), allowedKeys: allowedKeys)
  }
}
