/// The files and folders that a run has read, so that a build system knows when to run it again.
///
/// A folder is an input because color sets may come and go in it. Which folders were looked into for a configuration that is
/// not there is not part of the list; whoever needs that names the configuration, or none.
package struct InputList: Sendable {
  /// The paths, as the working folder sees them, in code-point order.
  package let paths: [String]

  /// Lists what a run has read.
  ///
  /// - Parameters:
  ///   - compilation: What the run found.
  ///   - configuration: The configuration that was read.
  ///   - baseline: The path of the baseline that was read, if there was one.
  ///   - outputs: What the run writes. A folder that was only searched for catalogs is no input when one of them lies
  ///     directly in it, since it changes by that.
  ///   - workingFolder: The folder that relative paths start from.
  package init(
    _ compilation: Compilation, configuration: Configuration, baseline: String? = nil,
    outputs: [String] = [], workingFolder: String
  ) {
    var paths: Set<String> = []
    let written = Set(outputs.map { FilePath.folder(of: FilePath.normalized($0)) })
    for folder in compilation.searchedFolders where !written.contains(folder) {
      paths.insert(folder)
    }
    for catalog in compilation.palette.catalogs {
      for group in catalog.groups.indices {
        Self.add(folder: catalog.path(of: group), to: &paths)
      }
      for colorSet in catalog.colorSets {
        Self.add(file: catalog.path(of: colorSet), to: &paths)
      }
    }
    paths.formUnion(configuration.files)
    if let baseline { paths.insert(baseline) }
    self.paths =
      paths
      .map { FilePath.relative(FilePath.normalized($0), to: workingFolder) }
      .sorted(by: CodePointOrder.precedes)
  }

  /// Adds a folder of a catalog and the file that describes it, if it has one.
  private static func add(folder: String, to paths: inout Set<String>) {
    paths.insert(folder)
    let file = FilePath.join(folder, CatalogFolder.contentsFile.description)
    if FileIdentity(path: file) != nil {
      paths.insert(file)
    } else if let descriptor = FileDescriptor(folder: folder),
      let listing = FolderListing(of: descriptor), let other = listing.contentsInAnotherCase
    {
      paths.insert(FilePath.join(folder, listing.name(other)))
    }
  }

  /// Adds the file of a color set; its folder where there is no file, which may come.
  private static func add(file: String, to paths: inout Set<String>) {
    paths.insert(FileIdentity(path: file) == nil ? FilePath.folder(of: file) : file)
  }
}
