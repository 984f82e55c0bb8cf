extension Palette {
  /// Writes the paths of catalogs outside the working folder as the way to them from there.
  package mutating func makePathsRelative(to workingFolder: String) {
    for index in catalogs.indices where catalogs[index].path.hasPrefix("/") {
      catalogs[index].path = FilePath.relative(catalogs[index].location, to: workingFolder)
    }
  }
}
