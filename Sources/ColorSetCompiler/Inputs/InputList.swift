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
    let written = Set(outputs.map { FilePath.folder(of: FilePath.normalized($0)) })
    let seen = { (path: String) in
      FilePath.relative(FilePath.normalized(path), to: workingFolder)
    }
    var paths = compilation.searchedFolders.filter { !written.contains($0) }
    paths += configuration.files
    if let baseline { paths.append(baseline) }
    paths = paths.map(seen)
    for catalog in compilation.palette.catalogs {
      let folders = catalog.groups.indices.map { seen(catalog.path(of: $0)) }
      for folder in folders { Self.add(folder: folder, to: &paths) }
      for colorSet in catalog.colorSets {
        Self.add(colorSet, in: folders[Int(colorSet.group)], to: &paths)
      }
    }
    paths.sort(by: CodePointOrder.precedes)
    // Several paths of the command line may lead to the same catalog.
    var unique: [String] = []
    unique.reserveCapacity(paths.count)
    for path in paths where unique.last.map({ CodePointOrder.compare($0, path) != 0 }) ?? true {
      unique.append(path)
    }
    self.paths = unique
  }

  /// Adds a folder of a catalog and the file that describes it, if it has one.
  private static func add(folder: String, to paths: inout [String]) {
    paths.append(folder)
    let file = FilePath.join(folder, CatalogFolder.contentsFile.description)
    if FileIdentity(path: file) != nil {
      paths.append(file)
    } else if let descriptor = FileDescriptor(folder: folder),
      let listing = FolderListing(of: descriptor), let other = listing.contentsInAnotherCase
    {
      paths.append(FilePath.join(folder, listing.name(other)))
    }
  }

  /// Adds the file of a color set; its folder where there is no file, which may come.
  private static func add(_ colorSet: ColorSet, in folder: String, to paths: inout [String]) {
    let ownFolder = FilePath.join(folder, colorSet.folderName)
    let file = FilePath.join(ownFolder, colorSet.fileName)
    let isThere = !colorSet.isDamaged || FileIdentity(path: file) != nil
    paths.append(isThere ? file : ownFolder)
  }
}
