extension FolderListing {
  /// The entry that is `Contents.json` but for the case of its letters, if there is one; the first in code-point order.
  var contentsInAnotherCase: Entry? {
    entries
      .filter {
        $0.kind != .folder && !isNamed($0, CatalogFolder.contentsFile)
          && name($0).lowercased() == "contents.json"
      }
      .min { bytes[$0.name].lexicographicallyPrecedes(bytes[$1.name]) }
  }
}
