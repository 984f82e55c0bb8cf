/// An asset catalog as it stands on disk: its groups and its color sets, nothing resolved.
package struct Catalog: Sendable {
  /// The path of the catalog's folder, relative to the working folder where that is possible.
  package var path: String
  /// The name of the catalog's folder, `Colors.xcassets`.
  package var folderName: String
  /// The absolute path of the folder.
  package var location: String
  /// The groups; the first is the catalog itself.
  package var groups: [Group]
  /// The color sets in the order of their names, then of their paths.
  package var colorSets: [ColorSet]

  /// The path of a group's folder.
  package func path(of group: Int) -> String {
    groups[group].subpath.isEmpty ? path : FilePath.join(path, groups[group].subpath)
  }

  /// The path of a color set's `Contents.json`.
  package func path(of colorSet: ColorSet) -> String {
    FilePath.join(
      FilePath.join(path(of: Int(colorSet.group)), colorSet.folderName), colorSet.fileName)
  }

  /// The path of the `Contents.json` of a color set of an index, put together in memory that is used again.
  func path(ofColorSet index: Int, _ text: inout SourceText) -> String {
    let colorSets = colorSets.span
    if colorSets[index].details != nil { return path(of: colorSets[index]) }
    text.clear()
    Self.append(folder: path, to: &text)
    Self.append(folder: groups[Int(colorSets[index].group)].subpath, to: &text)
    text.append(colorSets[index].name, from: Int(colorSets[index].namespaceLength))
    text.append(CatalogFolder.colorSetExtension)
    text.append("/")
    text.append(CatalogFolder.contentsFile)
    return text.string
  }

  private static func append(folder: String, to text: inout SourceText) {
    if folder.isEmpty || folder.utf8.count == 1 && folder == "." { return }
    text.append(folder, from: 0)
    if text.last != 0x2F { text.append("/") }
  }
}
