extension Palette {
  /// The paths of further color sets that have the name of a color, in the order of the catalogs.
  package func pathsOfOthers(named color: PaletteColor) -> [String] {
    let name = name(of: color)
    var paths: [String] = []
    for (number, catalog) in catalogs.enumerated() {
      for (place, colorSet) in catalog.colorSets.enumerated()
      where colorSet.name == name && (number, place) != (color.catalog, color.colorSet) {
        paths.append(FilePath.folder(of: catalog.path(of: colorSet)))
      }
    }
    return paths
  }
}
